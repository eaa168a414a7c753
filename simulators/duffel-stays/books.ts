import { openAppendLog } from '../append-log.ts'

/** Amounts in US cents, times in ISO. */
export interface StayBooking {
  readonly id: string
  readonly reference: string
  readonly quoteId: string
  readonly hotelId: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: number
  readonly total: number
  readonly guests: readonly object[]
  readonly email: string
  readonly phone: string
  readonly specialRequests: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly confirmedAt: string
  readonly cancelledAt: string | null
  readonly timeline: readonly { readonly before: string; readonly refund: number }[]
  readonly refunded: number | null
}

export interface StayBooks {
  booking(id: string): StayBooking | undefined
  write(booking: StayBooking): StayBooking
  all(): readonly StayBooking[]
}

export function openStayBooks(file: string | undefined): StayBooks {
  const log = openAppendLog<StayBooking>(file)
  const bookings = new Map(log.earlier.map((row) => [row.id, row]))
  return {
    booking: (id) => bookings.get(id),
    write(row) {
      log.write(row)
      bookings.set(row.id, row)
      return row
    },
    all: () => [...bookings.values()],
  }
}
