import * as z from 'zod/mini'
import { amenities, boards } from '#hotels/offered.ts'
import { arrivals, stayRequests } from '#hotels/stay-wishes.ts'

/** Amounts are rial; days ISO; instants ISO with Z. */

export const Near = z.object({ name: z.string(), walkMinutes: z.int() })

export const HotelView = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  isDomestic: z.boolean(),
  stars: z.int(),
  area: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  /** which of our drawings */
  art: z.enum(['sea', 'court', 'dome', 'tower', 'garden', 'mountain']),
  amenities: z.array(z.enum(amenities)),
  near: z.array(Near),
  /** local time: "14:00", "12:00" */
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  about: z.string(),
  /** E.164, where known */
  phone: z.optional(z.nullable(z.string())),
  /** ids of a supplier's pictures, served by us */
  pictures: z.optional(z.array(z.string())),
  /** null for our own contracts */
  soldBy: z.nullable(z.string()),
})
export type HotelView = z.infer<typeof HotelView>

/** What is refunded until then; the last step has no `until`. */
export const CancelStep = z.object({
  label: z.string(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  percent: z.int(),
  penalty: z.int(),
  refund: z.int(),
  state: z.enum(['past', 'now', 'coming']),
})
export type CancelStep = z.infer<typeof CancelStep>

/** For one room of the search. */
export const RateView = z.object({
  /** names hotel, room type and plan; valid for every room it fits */
  rateId: z.string(),
  roomTypeId: z.string(),
  roomName: z.string(),
  roomNameEn: z.string(),
  beds: z.string(),
  /** null where unknown */
  squareMetres: z.nullable(z.int()),
  mostAdults: z.int(),
  mostGuests: z.int(),
  board: z.enum(boards),
  isRefundable: z.boolean(),
  /** end of free cancellation; null when over or never */
  freeUntil: z.nullable(z.string()),
  /** all nights with taxes, rial */
  total: z.int(),
  /** mean of the nights, up to the next toman; of one night the stay itself */
  perNight: z.int(),
  /** penalties in rial */
  cancellation: z.array(CancelStep),
  /** the fewest left on any of the nights */
  left: z.int(),
  /** paid at the desk besides, in the supplier's words: «39.95 USD» */
  dueThere: z.nullable(z.string()),
  /** the hotel's conditions: in Persian where all of one is known, else in its own words */
  conditions: z.array(z.string()),
  /** what a supplier asks, and the day's rate it was counted by; null for our own contracts */
  foreign: z.optional(
    z.nullable(
      z.object({
        currency: z.string(),
        /** decimal, `79.90` */
        amount: z.string(),
        /** whole rial for one unit */
        rateRial: z.int(),
        rateOn: z.string(),
      }),
    ),
  ),
})
export type RateView = z.infer<typeof RateView>

/** The cheapest way to lodge all guests at one board and one cancellation rule. */
export const Way = z.object({
  /** null where the supplier's list does not say, as for the next two */
  board: z.nullable(z.enum(boards)),
  isRefundable: z.nullable(z.boolean()),
  freeUntil: z.nullable(z.string()),
  total: z.int(),
  perNight: z.int(),
  /** of the scarcest chosen type; null for more than five */
  left: z.nullable(z.int()),
})
export type Way = z.infer<typeof Way>

/** Only of who stayed; null for too few reviews. */
const Score = z.nullable(z.object({ tenths: z.int(), count: z.int() }))

/** Ways cheapest first, `cheapest` the first of them; null when sold out. */
export const HotelOffer = z.object({
  ...HotelView.shape,
  board: Way.shape.board,
  isRefundable: Way.shape.isRefundable,
  freeUntil: Way.shape.freeUntil,
  total: z.nullable(z.int()),
  perNight: z.nullable(z.int()),
  left: z.nullable(z.int()),
  score: Score,
  ways: z.array(Way),
})
export type HotelOffer = z.infer<typeof HotelOffer>

export const HotelResults = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  isDomestic: z.boolean(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  rooms: z.array(z.object({ adults: z.int(), childAges: z.array(z.int()) })),
  hotels: z.array(HotelOffer),
  /** false: a supplier did not answer in time; another request may have it */
  isWhole: z.boolean(),
})
export type HotelResults = z.infer<typeof HotelResults>

/** The rates that fit each room, cheapest first; empty when none fits. */
export const HotelDetail = z.object({
  hotel: HotelView,
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  rooms: z.array(z.object({ adults: z.int(), childAges: z.array(z.int()), rates: z.array(RateView) })),
})
export type HotelDetail = z.infer<typeof HotelDetail>

export const HotelCity = z.object({
  cityCode: z.string(),
  name: z.string(),
  nameEn: z.string(),
  countryName: z.string(),
  isDomestic: z.boolean(),
  /** of our own contracts; 0 where only suppliers sell (they tell no number) */
  hotelCount: z.int(),
})
export type HotelCity = z.infer<typeof HotelCity>

export const TrendingHotel = z.object({
  hotel: HotelView,
  /** the cheapest of the next fourteen nights, for two; null when all are sold */
  perNight: z.nullable(z.int()),
  night: z.nullable(z.string()),
})
export type TrendingHotel = z.infer<typeof TrendingHotel>

export const OrderedRoom = z.object({
  /** index in the order, from 0 */
  room: z.int(),
  roomName: z.string(),
  roomNameEn: z.string(),
  board: z.enum(boards),
  adults: z.int(),
  childAges: z.array(z.int()),
  isRefundable: z.boolean(),
  total: z.int(),
  leaderName: z.string(),
  leaderNameLatin: z.string(),
  /** null until issued */
  voucherNumber: z.nullable(z.string()),
  state: z.enum(['held', 'booked', 'refunded', 'released']),
  /** of what is paid; `kept` is of the price before a discount */
  cancellation: z.array(z.object({ ...CancelStep.shape, kept: z.int() })),
  dueThere: z.nullable(z.string()),
  conditions: z.array(z.string()),
})
export type OrderedRoom = z.infer<typeof OrderedRoom>

export const HotelOrdered = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  status: z.string(),
  hotel: HotelView,
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  rooms: z.array(OrderedRoom),
  /** told to the hotel; null where none */
  wishes: z.nullable(
    z.object({
      arrival: z.nullable(z.enum(arrivals)),
      requests: z.array(z.enum(stayRequests)),
      note: z.string(),
    }),
  ),
  /** rial: total = discount + walletPart + due */
  totalPrice: z.int(),
  discount: z.int(),
  walletPart: z.int(),
  due: z.int(),
  holdExpiresAt: z.nullable(z.string()),
  priceChange: z.nullable(
    z.object({
      old: z.int(),
      new: z.int(),
      difference: z.int(),
      by: z.enum(['airline', 'seller']),
      until: z.nullable(z.string()),
    }),
  ),
})
export type HotelOrdered = z.infer<typeof HotelOrdered>

export const StoredReviewState = z.object({
  state: z.enum(['held', 'published', 'refused']),
  /** tenths of ten */
  score: z.int(),
})
export type StoredReviewState = z.infer<typeof StoredReviewState>

export const NightPrice = z.object({
  night: z.string(),
  /** for everybody, as in the list; null for a night that is sold out */
  perNight: z.nullable(z.int()),
})
export type NightPrice = z.infer<typeof NightPrice>

export const GuestMessageView = z.object({
  author: z.enum(['guest', 'host']),
  words: z.string(),
  /** an instant */
  at: z.string(),
})
