import { openAppendLog } from '../append-log.ts'

/** Amounts in US cents, days ISO. */
export interface SimulatorQuote {
  readonly id: string
  readonly type: string
  readonly age: number
  readonly startsOn: string
  readonly endsOn: string
  readonly price: number
  readonly tax: number
  readonly commission: number
  readonly cancelledAt: string | null
  readonly refunded: number | null
}

export interface SimulatorBooking {
  readonly id: string
  readonly key: string | null
  readonly transactionId: string | null
  readonly policyholder: object
  readonly quotes: readonly SimulatorQuote[]
  readonly insured: readonly object[]
  readonly confirmedAt: string
}

export interface XCoverBooks {
  booking(id: string): SimulatorBooking | undefined
  ofKey(key: string): SimulatorBooking | undefined
  write(booking: SimulatorBooking): SimulatorBooking
  all(): readonly SimulatorBooking[]
}

export function openXCoverBooks(file: string | undefined): XCoverBooks {
  const log = openAppendLog<SimulatorBooking>(file)
  const bookings = new Map(log.earlier.map((row) => [row.id, row]))
  const all = () => [...bookings.values()]
  return {
    booking: (id) => bookings.get(id),
    ofKey: (key) => all().find((one) => one.key === key),
    write(row) {
      log.write(row)
      bookings.set(row.id, row)
      return row
    },
    all,
  }
}
