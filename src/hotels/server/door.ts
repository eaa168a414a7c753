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
import type { HotelProduct } from '#hotels/server/product.ts'
import type { RoomLinks } from '#hotels/server/room.ts'
import type { StaySoldBy } from '#hotels/server/sold-by.ts'

/** Who orders, from where, and the call's idempotency key. */
export interface Buyer {
  readonly userId: string
  readonly address: string
  /** by which we know the browser */
  readonly sessionId: string
  readonly once: string
}

export interface TrendingWish {
  readonly cityCode: string
  readonly take: number
  readonly slidingExpiration: number
  readonly reValidate: boolean
}

/** The door of the hotels room. Refusals are in refusals.ts; those of orders pass through. */
export interface Hotels {
  /** Every city with hotels, the one of a code, or those that answer to what was typed; most hotels first. */
  cities(asked?: { iataCode?: string | undefined; search?: string | undefined }): readonly HotelCity[]
  /** Hotels of a city with their lowest night of the next fourteen. Refuses CITY_NOT_FOUND. */
  trending(wish: TrendingWish): Promise<readonly TrendingHotel[]>
  /**
   * Hotels of a city for a stay: those that lodge everybody first, cheapest first, sold-out ones last. Remembered for whoever is
   * signed in. Suppliers' hotels stand among ours if they are told in time. Throws Faults (stay, occupancy); refuses CITY_NOT_FOUND;
   * SELLER_SILENT and ONE_ROOM_THERE where only suppliers sell.
   */
  available(asked: AvailableHotels, userId?: string): Promise<HotelResults>
  readonly searchedBefore: RoomLinks['searchedBefore']
  /** One hotel with the rates that fit each room, cheapest first. Throws Faults; refuses HOTEL_NOT_FOUND, SELLER_SILENT, ONE_ROOM_THERE. */
  detail(asked: HotelDetailRequest): Promise<HotelDetail>
  /** What is known of a hotel; undefined when it is none of ours and no supplier has told of it. */
  hotel(hotelId: string): Promise<HotelView | undefined>
  /** Holds the rooms. Throws Faults under `rooms.N.leader.field`, `contact.field`; refuses HOTEL_NOT_FOUND, RATE_NOT_FOUND, SOLD_OUT, SELLER_SILENT, PRICE_CHANGED and as orders do. */
  submit(asked: HotelOrderToSubmit, buyer: Buyer): Promise<HotelOrdered>
  /** The traveller agrees; the price is asked once more. Refuses as orders do. */
  reserve(asked: HotelOrderToReserve, userId: string): Promise<HotelOrdered>
  /** A hotel order room by room, its owner's only. Refuses ORDER_NOT_FOUND, a flight order's number included. */
  ordered(orderId: string, userId: string): Promise<HotelOrdered>
  /** The voucher as a PDF. Refuses ORDER_NOT_FOUND, NOT_ISSUED. */
  voucher(orderId: string, userId: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** The same for whoever holds a link that its owner made. Refuses LINK_OVER, TOO_MANY_OPENED. */
  sharedVoucher(link: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** Who sold us the rooms of these orders; others are left out. */
  soldBy(orderIds: readonly string[]): Promise<readonly StaySoldBy[]>
  /** What orders sells: hold, reprice, issue, refund. */
  readonly product: HotelProduct
  /** What is done without anybody asking: finds out what became of bookings at suppliers, and gives back there. Answers how many it moved on. */
  readonly work: { settleSuppliers(): Promise<number> }
}
