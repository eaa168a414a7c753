import * as z from 'zod/mini'
import { amenities, boards } from '#hotels/offered.ts'

/** Amounts are rial; days ISO; instants ISO with Z. */

/** A way to a place worth knowing, on foot. */
export const Near = z.object({ name: z.string(), walkMinutes: z.int() })

/** What is known of a hotel. */
export const HotelView = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  isDomestic: z.boolean(),
  stars: z.int(),
  /** «ضلع شرقی، ۲۰۰ متر تا ساحل مرجان» */
  area: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** where its hours are told: «Asia/Tehran» */
  timeZone: z.string(),
  /** which of our drawings stands for it */
  art: z.enum(['sea', 'court', 'dome', 'tower', 'garden', 'mountain']),
  amenities: z.array(z.enum(amenities)),
  near: z.array(Near),
  /** local: "14:00", "12:00" */
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  about: z.string(),
  /** who sells it to us; null for our own contracts */
  soldBy: z.nullable(z.string()),
})
export type HotelView = z.infer<typeof HotelView>

/** A step of the bar of free cancellation: until then so much comes back; the last has no `until`. */
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

/** A room type at one board and one rule of cancellation, for one room of the search. */
export const RateView = z.object({
  /** names hotel, room type and plan; good for any room of the search it fits */
  rateId: z.string(),
  roomTypeId: z.string(),
  roomName: z.string(),
  roomNameEn: z.string(),
  /** «یک تخت دونفره» */
  beds: z.string(),
  /** null where nobody says */
  squareMetres: z.nullable(z.int()),
  mostAdults: z.int(),
  mostGuests: z.int(),
  board: z.enum(boards),
  isRefundable: z.boolean(),
  /** until when all of it comes back; null when that time is over or never was */
  freeUntil: z.nullable(z.string()),
  /** all nights with taxes, rial */
  total: z.int(),
  /** the mean of the nights, for display: rounded up to 1,000 toman */
  perNight: z.int(),
  /** what is kept when it is given back, in rial, step by step */
  cancellation: z.array(CancelStep),
  /** rooms of this type that are left on every night asked for */
  left: z.int(),
  /** what the guest pays at the desk besides, as the seller says it: «39.95 USD»; null when nothing */
  dueThere: z.nullable(z.string()),
  /** the hotel's own words that go with it */
  conditions: z.array(z.string()),
})
export type RateView = z.infer<typeof RateView>

/** The cheapest way to lodge everybody of the search at one board and one rule of cancellation: a price and what it is the price of. */
export const Way = z.object({
  /** null where its seller's list does not say; so are the two that follow */
  board: z.nullable(z.enum(boards)),
  isRefundable: z.nullable(z.boolean()),
  /** until when all of it comes back; null also when that time is over or never was */
  freeUntil: z.nullable(z.string()),
  /** all rooms, all nights, taxes in */
  total: z.int(),
  perNight: z.int(),
  /** how many such rooms are left of the scarcest chosen type; null when more than five */
  left: z.nullable(z.int()),
})
export type Way = z.infer<typeof Way>

/** A hotel in the list: every way to lodge everybody, cheapest first, and the first of them; all null when it is sold out for these nights. */
export const HotelOffer = z.object({
  ...HotelView.shape,
  board: Way.shape.board,
  isRefundable: Way.shape.isRefundable,
  freeUntil: Way.shape.freeUntil,
  total: z.nullable(z.int()),
  perNight: z.nullable(z.int()),
  left: z.nullable(z.int()),
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
  /** false: somebody who sells there has not answered in time; asked again he may have */
  isWhole: z.boolean(),
})
export type HotelResults = z.infer<typeof HotelResults>

/** One hotel for a search: the rates that fit each room, cheapest first; empty for a room that nothing fits. */
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
  /** those of our own contracts; 0 where only suppliers sell, who tell no number */
  hotelCount: z.int(),
})
export type HotelCity = z.infer<typeof HotelCity>

export const TrendingHotel = z.object({
  hotel: HotelView,
  /** the lowest night of the next fourteen, of a room for two; null when all are sold */
  perNight: z.nullable(z.int()),
  /** the day of it */
  night: z.nullable(z.string()),
})
export type TrendingHotel = z.infer<typeof TrendingHotel>

/** A room of an order, as its owner sees it. */
export const OrderedRoom = z.object({
  /** its position in the order, from 0 */
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
  /** the hotel's confirmation; null until issued */
  voucherNumber: z.nullable(z.string()),
  state: z.enum(['held', 'booked', 'refunded', 'released']),
  /** of what is paid; `kept` is what is kept of its price, whatever a discount gave of that */
  cancellation: z.array(z.object({ ...CancelStep.shape, kept: z.int() })),
  /** as of the rate */
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
