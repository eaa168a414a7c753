import type { Occupancy } from '#hotels/occupancy.ts'

export interface HotelItem {
  readonly hotelId: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly HotelItemRoom[]
}

export interface HotelItemRoom extends Occupancy {
  readonly rateId: string
}
