import * as z from 'zod/mini'
import { BagOrdered } from '#flights/choosing/bag.ts'
import { paxTypes } from '#flights/enumerations.ts'
import { CabinClass, FlightGroup } from '#flights/proposal.ts'
import { FareRules, ItemisedPrice } from '#flights/responses.ts'
import { SeatOrdered } from '#flights/seats/seat.ts'

export const Submitted = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  totalPrice: z.int(),
  holdExpiresAt: z.string(),
})
export type Submitted = z.infer<typeof Submitted>

const OrderStatus = z.string()

export const PriceChanged = z.object({
  old: z.int(),
  new: z.int(),
  difference: z.int(),
  by: z.enum(['airline', 'seller']),
  /** last instant for agreeing to a higher price; null when the order has the price already */
  until: z.nullable(z.string()),
})
export type PriceChanged = z.infer<typeof PriceChanged>

/** Rial: `totalPrice` = `discount` + `walletPart` + `credit` + `due` */
const Sums = {
  totalPrice: z.int(),
  discount: z.int(),
  walletPart: z.int(),
  /** paid with returned tickets */
  credit: z.int(),
  due: z.int(),
} as const

/** `submitted` with a `until` in the change: call again with `agreedTotal`, or cancel. */
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
  /** at least one of the two: abroad a passport, inside Iran mostly a national code */
  nationalCode: z.nullable(z.string()),
  passportNumber: z.nullable(z.string()),
})
export type Traveller = z.infer<typeof Traveller>

export const OrderedLeg = z.object({
  leg: z.int(),
  proposalId: z.string(),
  isReturning: z.boolean(),
  isCharter: z.boolean(),
  isInternational: z.boolean(),
  cabinClass: CabinClass,
  fareClass: z.string(),
  flightGroup: FlightGroup,
  isCancelled: z.boolean(),
  /** flights by separate ticket; undefined for a single ticket */
  ticketGroups: z.optional(z.array(FlightGroup)),
  /** passenger kinds on this direction, in the passengers' order; a birthday may change one */
  paxTypes: z.array(z.enum(paxTypes)),
  prices: z.array(ItemisedPrice),
  /** extra bags, by passenger position */
  bags: z.array(BagOrdered),
  /** chosen seats, by passenger position and flight of the direction */
  seats: z.optional(z.array(SeatOrdered)),
  /** of refunds, by passenger position; rial */
  protections: z.optional(
    z.array(z.object({ passenger: z.int(), price: z.int(), percent: z.int(), most: z.int() })),
  ),
  totalPrice: z.int(),
  fareRules: FareRules,
})
export type OrderedLeg = z.infer<typeof OrderedLeg>

/** A flight order for its owner. `proposalId`, class and `fareRules` are those of the whole or its first direction. */
export const Verified = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  status: OrderStatus,
  proposalId: z.string(),
  isCharter: z.boolean(),
  cabinClass: CabinClass,
  fareClass: z.string(),
  flightGroups: z.array(FlightGroup),
  legs: z.array(OrderedLeg),
  passengers: z.array(Traveller),
  /** per direction; times the travellers, plus bags, seats and protection, they sum to the total before discount */
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
  /** airline reservation of the first direction, six characters; null until issued */
  pnr: z.nullable(z.string()),
  /** the reservation of each direction, in their order */
  pnrs: z.array(z.string()),
  /** reservations of further separate tickets per direction, in flying order; mostly empty */
  furtherPnrs: z.array(z.array(z.string())),
  /** one per passenger and direction, in order; refunded ones stay in the list */
  tickets: z.array(
    z.object({
      leg: z.int(),
      passenger: z.int(),
      fullName: z.string(),
      fullNameLatin: z.string(),
      number: z.string(),
      /** numbers of the direction's further separate tickets */
      furtherNumbers: z.array(z.string()),
      state: z.enum(['open', 'refunded']),
    }),
  ),
})
export type Issuing = z.infer<typeof Issuing>
