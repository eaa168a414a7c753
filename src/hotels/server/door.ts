import type { Trx } from '#database/database.ts'
import type { CityMapView } from '#hotels/city-map.ts'
import type { GuestMessage } from '#hotels/guest-messages.ts'
import type {
  AvailableHotels,
  HotelDetailRequest,
  HotelOrderToEdit,
  HotelOrderToReserve,
  HotelOrderToSubmit,
  NightsRequest,
  ReviewToWrite,
} from '#hotels/requests.ts'
import type {
  HotelCity,
  HotelDetail,
  HotelOrdered,
  HotelResults,
  HotelView,
  NightPrice,
  TrendingHotel,
} from '#hotels/responses.ts'
import type { Company, ReviewState } from '#hotels/reviews.ts'
import type { ArrivingStay } from '#hotels/server/arrivals.ts'
import type { Extranet } from '#hotels/server/extranet/extranet.ts'
import type { TilePart } from '#hotels/server/map-tiles.ts'
import type { MessageToHotel, OwnMessages } from '#hotels/server/messages/own-messages.ts'
import type { Pictures } from '#hotels/server/pictures/pictures.ts'
import type { HotelProduct } from '#hotels/server/product.ts'
import type { HotelReviews } from '#hotels/server/reviews/hotel-reviews.ts'
import type { StoredReview } from '#hotels/server/reviews/stored-reviews.ts'
import type { OwnReview } from '#hotels/server/reviews/writing.ts'
import type { RoomLinks } from '#hotels/server/room.ts'
import type { StaySoldBy } from '#hotels/server/sold-by.ts'
import type { TrendingWish } from '#hotels/server/trending.ts'
import type { Probe } from '#server/probe.ts'

export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
  /** an order of the owner's that waits, and that this one is bought together with */
  readonly beside?: string | undefined
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
  /** The `chosen` rates are among them as they were listed, while they are for sale. */
  detail(asked: HotelDetailRequest, chosen?: readonly string[]): Promise<HotelDetail>
  /** What its map is drawn of. Throws CITY_NOT_FOUND. */
  cityMap(cityCode: string): CityMapView
  /** The bytes of the map's tiles that a range names. Throws TILES_NOT_FOUND, RANGE_NEEDED. */
  tilePart(range: string | undefined): Promise<TilePart>
  /** Night by night, as the list would say of each alone. Throws HOTEL_NOT_FOUND. */
  nights(asked: NightsRequest): Promise<readonly NightPrice[]>
  readonly probes: readonly Probe[]
  hotel(hotelId: string): Promise<HotelView | undefined>
  /** Throws Faults under `rooms.N.leader.field`, `contact.field`; HOTEL_NOT_FOUND, RATE_NOT_FOUND,
   * SOLD_OUT, SELLER_SILENT, PRICE_CHANGED, and what orders refuse. */
  submit(asked: HotelOrderToSubmit, buyer: Buyer): Promise<HotelOrdered>
  /**
   * Other leaders or another contact on an unpaid order, which stays the same in all else; again is harmless. Throws as `submit` does for
   * its fields, LEADER_EACH, ORDER_NOT_FOUND and what `Orders.changePeople` refuses.
   */
  edit(asked: HotelOrderToEdit, userId: string): Promise<HotelOrdered>
  /** The traveller agrees; the price is checked once more. Throws as orders do. */
  reserve(asked: HotelOrderToReserve, userId: string): Promise<HotelOrdered>
  ordered(orderId: string, userId: string): Promise<HotelOrdered>
  voucher(orderId: string, userId: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** For companions, by a link of the owner's. Throws LINK_OVER, TOO_MANY_OPENED. */
  sharedVoucher(link: string): Promise<{ readonly bytes: Uint8Array; readonly name: string }>
  /** Published ones, newest first, ten a page, with their sums. */
  reviews(
    hotelId: string,
    wanted?: { readonly company?: Company | undefined; readonly page?: number },
  ): Promise<HotelReviews>
  /** A stay's own, and whether one may be written. For its owner: throws ORDER_NOT_FOUND, NOT_STAYED. */
  ownReview(orderId: string, userId: string): Promise<OwnReview>
  /** Once a stay. Throws ORDER_NOT_FOUND, NOT_STAYED, STAY_NOT_OVER, REVIEW_TOO_LATE, REVIEWED_ALREADY. */
  writeReview(asked: ReviewToWrite, userId: string): Promise<StoredReview>
  /** Between the guests of a stay and the hotel's own people. For its owner: throws ORDER_NOT_FOUND. */
  ownMessages(orderId: string, userId: string): Promise<OwnMessages>
  /** Once per id. Throws ORDER_NOT_FOUND, HOTEL_NOT_REACHED, MESSAGE_TO_WRITE, MESSAGES_FULL. */
  writeToHotel(asked: MessageToHotel, userId: string): Promise<readonly GuestMessage[]>
  /** A supplier's picture, drawn anew. Throws PICTURE_NOT_FOUND, also while the supplier gives none. */
  readonly picture: Pictures['file']
  /** hearts of an account; a guest's are in the guest's browser */
  readonly favourites: {
    /** ids, newest first */
    of(userId: string): Promise<readonly string[]>
    /** Those that are no hotels are left out. */
    keep(userId: string, hotelIds: readonly string[]): Promise<void>
    /** Throws HOTEL_NOT_FOUND. */
    turn(turned: {
      readonly userId: string | undefined
      readonly hotelId: string
      readonly isOn: boolean
    }): Promise<void>
  }
  readonly moderation: {
    held(): Promise<readonly StoredReview[]>
    /** the last hundred, of all hotels */
    published(): Promise<readonly StoredReview[]>
    /** Throws REVIEW_NOT_FOUND, REVIEW_NEEDS_REASON, REVIEW_DECIDED. */
    decide(
      decision: { readonly id: number; readonly to: ReviewState; readonly reason: string },
      within?: Trx,
    ): Promise<StoredReview>
    /** The hotel's words under a published one. Throws REVIEW_NOT_FOUND, ANSWER_TOO_LONG. */
    answer(id: number, words: string, within?: Trx): Promise<void>
  }
  /** what hotels are told of who comes that day, by hotel */
  arrivingOn(day: Temporal.PlainDate): Promise<readonly ArrivingStay[]>
  readonly extranet: Extranet
  soldBy(orderIds: readonly string[], trx?: Trx): Promise<readonly StaySoldBy[]>
  readonly product: HotelProduct
  /** the jobs; settling moves bookings at suppliers and refunds there on, and returns how many */
  readonly work: {
    settleSuppliers(): Promise<number>
    /** the job: asks guests whose stay is over, once; returns how many */
    requestReviews(): Promise<number>
  }
}
