import type { Amenity, Board } from '#hotels/offered.ts'
import type { Rial } from '#money/rial.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

/** A hotel as a supplier tells it; its words are the supplier's. */
export interface OfferedHotel {
  /** the supplier's own name of it, opaque to us */
  readonly ref: string
  readonly name: string
  /** 1 to 5; 0 where nobody says */
  readonly stars: number
  readonly address: string
  /** the part of the city; may be empty */
  readonly area: string
  readonly latitude: number
  readonly longitude: number
  readonly amenities: readonly Amenity[]
  /** on the hotel's clock: "14:00", "12:00" */
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly about: string
}

/** A hotel that can lodge the guests, and the least that costs for all nights, rial. */
export interface HotelFound {
  readonly hotel: OfferedHotel
  readonly cheapest: Rial
}

/** Given back before this moment, so much of the price comes back, rial. */
export interface RefundUntil {
  readonly until: Temporal.Instant
  readonly refund: Rial
}

/** One way a room is sold for all its nights and guests. */
export interface OfferedRate {
  /** the supplier's own name of it, opaque to us */
  readonly ref: string
  readonly roomName: string
  /** «۱ تخت دونفره»; empty where nobody says */
  readonly beds: string
  readonly board: Board
  /** rial, what is paid to us; fees at the desk come to it */
  readonly total: Rial
  readonly foreign: ForeignAmount
  /** in order of time; after the last of them nothing comes back */
  readonly refunds: readonly RefundUntil[]
  /** what the guest pays at the desk besides, as it was told: `39.95 USD`; nothing where nothing is */
  readonly dueThere: string | null
  /** the hotel's own words that go with it */
  readonly conditions: readonly string[]
  /** such rooms that are left; nothing when the supplier does not say */
  readonly left: number | null
  readonly expiresAt: Temporal.Instant
}

/** What a supplier asks for a rate at this moment, having looked whether it is there. */
export interface Quote {
  /** what is booked by */
  readonly ref: string
  readonly total: Rial
  readonly foreign: ForeignAmount
  readonly refunds: readonly RefundUntil[]
  readonly until: Temporal.Instant
}
