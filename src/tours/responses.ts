import * as z from 'zod/mini'
import { beds } from '#tours/beds.ts'
import { priceParts } from '#tours/price-parts.ts'

const Flight = z.object({
  flightNumber: z.string(),
  airlineCode: z.string(),
  airlineName: z.string(),
  departsLocal: z.string(),
  arrivesLocal: z.string(),
})

const Group = z.object({
  registered: z.int(),
  seats: z.int(),
  minimum: z.int(),
  /** places that may be bought now */
  left: z.int(),
  isSure: z.boolean(),
  /** the group is reached by then, or everybody's money comes back */
  decidedAt: z.string(),
  closesAt: z.string(),
})
export type TourGroup = z.infer<typeof Group>

export const TourListed = z.object({
  departureId: z.string(),
  packageId: z.string(),
  name: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  isDomestic: z.boolean(),
  nights: z.int(),
  leavesOn: z.string(),
  returnsOn: z.string(),
  outbound: Flight,
  inbound: Flight,
  isCharter: z.boolean(),
  entryPaper: z.nullable(z.string()),
  stars: z.array(z.int()),
  /** rial, one of two in a room of the plainest hotel, and of each star */
  price: z.int(),
  group: Group,
  /** one of its flights has no seat left for another traveller */
  isFlightFull: z.boolean(),
})
export type TourListed = z.infer<typeof TourListed>

const Parts = z.record(z.enum(priceParts), z.int())

export const TourHotel = z.object({
  hotelId: z.string(),
  name: z.string(),
  nameEn: z.string(),
  stars: z.int(),
  area: z.string(),
  prices: z.record(z.enum(beds), z.int()),
  /** of one of two in a room */
  parts: Parts,
})
export type TourHotel = z.infer<typeof TourHotel>

export const TourDetail = z.object({
  ...TourListed.shape,
  hotels: z.array(TourHotel),
  programme: z.array(
    z.object({ from: z.int(), to: z.int(), title: z.string(), text: z.string(), meal: z.string() }),
  ),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  documents: z.array(z.string()),
  /** what is kept of the price, until when; null is the end */
  penalties: z.array(z.object({ until: z.nullable(z.string()), percent: z.int(), state: z.string() })),
  rule: z.object({ source: z.string(), since: z.string() }),
  isCalledOff: z.boolean(),
  isOpen: z.boolean(),
})
export type TourDetail = z.infer<typeof TourDetail>

export const TourOrdered = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: z.string(),
  departureId: z.string(),
  name: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  isDomestic: z.boolean(),
  leavesOn: z.string(),
  returnsOn: z.string(),
  nights: z.int(),
  outbound: Flight,
  inbound: Flight,
  hotelId: z.string(),
  hotelName: z.string(),
  hotelNameEn: z.string(),
  totalPrice: z.int(),
  holdExpiresAt: z.nullable(z.string()),
  voucherNumber: z.nullable(z.string()),
  isCalledOff: z.boolean(),
  travellers: z.array(
    z.object({
      name: z.string(),
      latinName: z.string(),
      room: z.int(),
      bed: z.enum(beds),
      total: z.int(),
      isRefunded: z.boolean(),
    }),
  ),
  parts: Parts,
})
export type TourOrdered = z.infer<typeof TourOrdered>
