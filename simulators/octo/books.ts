import { openAppendLog } from '../append-log.ts'

export type SimulatedStatus = 'ON_HOLD' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'

/** Times in ISO. */
export interface SimulatedBooking {
  readonly uuid: string
  readonly reference: string
  readonly resellerReference: string | null
  readonly status: SimulatedStatus
  readonly productId: string
  readonly availabilityId: string | null
  readonly unitIds: readonly string[]
  readonly contact: object
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly confirmedAt: string | null
  /** when somebody will have looked at it */
  readonly decidedAt: string | null
  readonly cancelled: {
    readonly refund: 'FULL' | 'NONE'
    readonly reason: string | null
    readonly at: string
  } | null
}

export interface OctoBooks {
  booking(uuid: string): SimulatedBooking | undefined
  write(booking: SimulatedBooking): SimulatedBooking
  all(): readonly SimulatedBooking[]
}

export function openOctoBooks(file: string | undefined): OctoBooks {
  const log = openAppendLog<SimulatedBooking>(file)
  const bookings = new Map(log.earlier.map((row) => [row.uuid, row]))
  return {
    booking: (uuid) => bookings.get(uuid),
    write(row) {
      log.write(row)
      bookings.set(row.uuid, row)
      return row
    },
    all: () => [...bookings.values()],
  }
}
