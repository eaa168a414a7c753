import type { Occupancy } from '#hotels/occupancy.ts'

/** The hotel part of an order; plain JSON, days ISO. */
export interface HotelItem {
  readonly hotelId: string
  readonly checkIn: string
  readonly checkOut: string
  /** in the order of their leaders */
  readonly rooms: readonly HotelItemRoom[]
}

export interface HotelItemRoom extends Occupancy {
  readonly rateId: string
}
