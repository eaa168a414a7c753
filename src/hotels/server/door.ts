import type {
  AvailableHotels,
  HotelDetailRequest,
  HotelOrderToReserve,
  HotelOrderToSubmit,
} from '#hotels/requests.ts'
import type {
  HotelCity,
  HotelDetail,
  HotelOrdered,
  HotelResults,
  HotelView,
  TrendingHotel,
} from '#hotels/responses.ts'
import type { ArrivingStay } from '#hotels/server/arrivals.ts'
import type { HotelProduct } from '#hotels/server/product.ts'
import type { RoomLinks } from '#hotels/server/room.ts'
import type { StaySoldBy } from '#hotels/server/sold-by.ts'

export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
}

export interface TrendingWish {
  readonly cityCode: string
  readonly take: number
  readonly slidingExpiration: number
  readonly reValidate: boolean
}

export interface Hotels {
  cities(asked?: { iataCode?: string | undefined; search?: string | undefined }): readonly HotelCity[]
  /** With the cheapest of the next fourteen nights. Throws CITY_NOT_FOUND. */
  trending(wish: TrendingWish): Promise<readonly TrendingHotel[]>
  /** Sold-out last; suppliers in time are included. Throws Faults (stay,
   * occupancy), CITY_NOT_FOUND, SELLER_SILENT, ONE_ROOM_THERE. */
  available(asked: AvailableHotels, userId?: string): Promise<HotelResults>
  readonly searchedBefore: RoomLinks['searchedBefore']
  /** Rates that fit each room, cheapest first. Throws Faults, HOTEL_NOT_FOUND, SELLER_SILENT, ONE_ROOM_THERE. */
  detail(asked: HotelDetailRequest): Promise<HotelDetail>
  hotel(hotelId: string): Promise<HotelView | undefined>
  /** Throws Faults under `rooms.N.leader.field`, `contact.field`; HOTEL_NOT_FOUND, RATE_NOT_FOUND,
   * SOLD_OUT, SELLER_SILENT, PRICE_CHANGED, and what orders refuse. */
  submit(asked: HotelOrderToSubmit, buyer: Buyer): Promise<HotelOrdered>
  /** The traveller agrees; the price is checked once more. Throws as orders do. */
  reserve(asked: HotelOrderToReserve, userId: string): Promise<HotelOrdered>
  ordered(orderId: string, userId: string): Promise<HotelOrdered>
  voucher(orderId: string, userId: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** For companions, by a link of the owner's. Throws LINK_OVER, TOO_MANY_OPENED. */
  sharedVoucher(link: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** what hotels are told of who comes that day, by hotel */
  arrivingOn(day: Temporal.PlainDate): Promise<readonly ArrivingStay[]>
  soldBy(orderIds: readonly string[]): Promise<readonly StaySoldBy[]>
  readonly product: HotelProduct
  /** the job: settles bookings at suppliers and refunds there; returns how many it moved on */
  readonly work: { settleSuppliers(): Promise<number> }
}
