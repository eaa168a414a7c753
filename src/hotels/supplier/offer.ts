import type { Amenity, Board } from '#hotels/offered.ts'
import type { Rial } from '#money/rial.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

export interface OfferedHotel {
  /** the supplier's id, opaque */
  readonly ref: string
  readonly name: string
  /** 1 to 5; 0 where unknown */
  readonly stars: number
  readonly address: string
  readonly area: string
  readonly latitude: number
  readonly longitude: number
  readonly amenities: readonly Amenity[]
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly about: string
  /** E.164; null where unknown */
  readonly phone: string | null
  /** addresses of pictures at the supplier */
  readonly photos: readonly string[]
}

export interface HotelFound {
  readonly hotel: OfferedHotel
  readonly cheapest: Rial
}

/** Cancelled before this moment, this much is refunded, rial. */
export interface RefundUntil {
  readonly until: Temporal.Instant
  readonly refund: Rial
}

export interface OfferedRate {
  /** the supplier's id, opaque */
  readonly ref: string
  readonly roomName: string
  /** «۱ تخت دونفره»; empty where unknown */
  readonly beds: string
  readonly board: Board
  readonly total: Rial
  readonly foreign: ForeignAmount
  /** in order of time; after the last nothing is refunded */
  readonly refunds: readonly RefundUntil[]
  /** paid at the desk besides, as quoted: `39.95 USD` */
  readonly dueThere: string | null
  /** the hotel's conditions in its own words */
  readonly conditions: readonly string[]
  /** rooms left; null where unknown */
  readonly left: number | null
  readonly expiresAt: Temporal.Instant
}

/** Price and availability at this moment. */
export interface Quote {
  readonly ref: string
  readonly total: Rial
  readonly foreign: ForeignAmount
  readonly refunds: readonly RefundUntil[]
  readonly until: Temporal.Instant
}
