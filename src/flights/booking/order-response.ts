import * as z from 'zod/mini'
import { BagOrdered } from '#flights/choosing/bag.ts'
import { FlightGroup, paxTypes } from '#flights/proposal.ts'
import { FareRules, ItemisedPrice } from '#flights/responses.ts'

export const Submitted = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  totalPrice: z.int(),
  holdExpiresAt: z.string(),
})
export type Submitted = z.infer<typeof Submitted>

const OrderStatus = z.string()

/** Between the choice and the agreement the supplier asked another price; rial, `difference` below zero when it fell. */
export const PriceChanged = z.object({
  old: z.int(),
  new: z.int(),
  difference: z.int(),
  by: z.enum(['airline', 'seller']),
  /** until when a dearer price may be agreed to (instant); null when the order costs it already */
  until: z.nullable(z.string()),
})
export type PriceChanged = z.infer<typeof PriceChanged>

/** What the order costs and how it is paid, in rial: `totalPrice` = `discount` + `walletPart` + `credit` + `due` */
const Sums = {
  totalPrice: z.int(),
  discount: z.int(),
  walletPart: z.int(),
  /** what tickets pay that are given for it */
  credit: z.int(),
  due: z.int(),
} as const

/** `submitted` with a change that has an `until`: ask again with `agreedTotal`, or cancel. */
export const Approved = z.object({
  orderId: z.uuid(),
  status: OrderStatus,
  ...Sums,
  holdExpiresAt: z.nullable(z.string()),
  priceChange: z.nullable(PriceChanged),
})
export type Approved = z.infer<typeof Approved>

export const Traveller = z.object({
  paxType: z.enum(paxTypes),
  fullName: z.string(),
  fullNameLatin: z.string(),
  /** one of the two at least: abroad a passport, inside Iran mostly a national code */
  nationalCode: z.nullable(z.string()),
  passportNumber: z.nullable(z.string()),
})
export type Traveller = z.infer<typeof Traveller>

/** One direction of an order. Prices are for one traveller of a kind, with how many fly as that on it. */
export const OrderedLeg = z.object({
  /** its position in the order, from 0 */
  leg: z.int(),
  proposalId: z.string(),
  isReturning: z.boolean(),
  isCharter: z.boolean(),
  isInternational: z.boolean(),
  cabinClass: z.int(),
  /** of its first flight */
  fareClass: z.string(),
  /** as it goes now */
  flightGroup: FlightGroup,
  /** a flight of it does not go */
  isCancelled: z.boolean(),
  /** the flights of each of its separate tickets; left out of a direction on one */
  ticketGroups: z.optional(z.array(FlightGroup)),
  /** what each passenger flies as on it, in their order: a birthday may lie between directions */
  paxTypes: z.array(z.enum(paxTypes)),
  prices: z.array(ItemisedPrice),
  /** bags more than the fares have, by the passenger's place */
  bags: z.array(BagOrdered),
  /** all who travel with their bags, rial */
  totalPrice: z.int(),
  fareRules: FareRules,
})
export type OrderedLeg = z.infer<typeof OrderedLeg>

/** A flight order as its owner sees it. `proposalId`, class and `fareRules` are those of all or of its first direction. */
export const Verified = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  status: OrderStatus,
  proposalId: z.string(),
  isCharter: z.boolean(),
  cabinClass: z.int(),
  fareClass: z.string(),
  flightGroups: z.array(FlightGroup),
  legs: z.array(OrderedLeg),
  passengers: z.array(Traveller),
  /** direction by direction; with how many travel, they and the bags add up to the total without its discount */
  prices: z.array(z.object({ ...ItemisedPrice.shape, leg: z.int() })),
  ...Sums,
  holdExpiresAt: z.nullable(z.string()),
  priceChange: z.nullable(PriceChanged),
  fareRules: FareRules,
})
export type Verified = z.infer<typeof Verified>

export const Issuing = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  status: OrderStatus,
  /** §4, finalization */
  finalization: z.enum(['none', 'pending', 'in-progress', 'successful', 'failed']),
  /** the airline's reservation of the first direction, six characters; null until issued */
  pnr: z.nullable(z.string()),
  /** the reservation of each direction, in their order */
  pnrs: z.array(z.string()),
  /** by direction those of its further separate tickets, in the order they are flown; mostly there are none */
  furtherPnrs: z.array(z.array(z.string())),
  /** one a passenger and direction, in their order; what was given back stays in the list */
  tickets: z.array(
    z.object({
      leg: z.int(),
      passenger: z.int(),
      fullName: z.string(),
      fullNameLatin: z.string(),
      number: z.string(),
      /** of the further separate tickets of the direction, in the order they are flown */
      furtherNumbers: z.array(z.string()),
      state: z.enum(['open', 'refunded']),
    }),
  ),
})
export type Issuing = z.infer<typeof Issuing>
