import * as z from 'zod/mini'
import { Baggage, FlightGroup, Price, Proposal, paxTypes, Tax } from '#flights/proposal.ts'

/** What Available answers. Results may be chosen from until `validUntil` (instant). */
export const Results = z.object({
  requestId: z.uuid(),
  searchedAt: z.string(),
  validUntil: z.string(),
  proposals: z.array(Proposal),
})
export type Results = z.infer<typeof Results>

/** One step of a penalty ladder, worked out for a departure and a party; amounts in rial. */
export const PenaltyStep = z.object({
  /** «تا ساعت ۱۲ سه روز پیش از پرواز» */
  label: z.string(),
  /** instants; null is "from the purchase on" and "from then on" */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  percent: z.int(),
  penalty: z.int(),
  refund: z.int(),
  state: z.enum(['past', 'now', 'ahead']),
})
export type PenaltyStep = z.infer<typeof PenaltyStep>

export const FareRules = z.object({
  isCharter: z.boolean(),
  steps: z.array(PenaltyStep),
  baggage: Baggage,
  /** whole sentences, in the order they are read */
  sentences: z.array(z.string()),
  /** where the ladder comes from and since when it holds (date) */
  source: z.string(),
  effectiveFrom: z.string(),
})
export type FareRules = z.infer<typeof FareRules>

export const RouteRules = z.object({
  rules: z.array(z.object({ title: z.string(), text: z.string() })),
})
export type RouteRules = z.infer<typeof RouteRules>

/** Price lines with their taxes one by one; rial. */
export const ItemisedPrice = z.object({ ...Price.shape, taxItems: z.array(Tax) })
export type ItemisedPrice = z.infer<typeof ItemisedPrice>

export const FlightDetail = z.object({
  requestId: z.uuid(),
  validUntil: z.string(),
  flightProposal: Proposal,
  itemisedPrices: z.array(ItemisedPrice),
  fareRules: FareRules,
  routeRules: RouteRules,
  party: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
})
export type FlightDetail = z.infer<typeof FlightDetail>

/** Adult prices in rial. A day without flights has nulls; a day all sold out has `isSoldOut` and what it last cost. */
export const DayPrice = z.object({
  date: z.string(),
  lowest: z.nullable(z.int()),
  highest: z.nullable(z.int()),
  isSoldOut: z.boolean(),
})
export type DayPrice = z.infer<typeof DayPrice>

export const FarePrices = z.object({
  /** the instant these prices held */
  pricedAt: z.string(),
  days: z.array(DayPrice),
})
export type FarePrices = z.infer<typeof FarePrices>

export const QuickSearch = z.object({
  pricedAt: z.string(),
  routes: z.array(
    z.object({
      origin: z.string(),
      destination: z.string(),
      originName: z.string(),
      destinationName: z.string(),
      date: z.string(),
      lowest: z.int(),
    }),
  ),
})
export type QuickSearch = z.infer<typeof QuickSearch>

export const Submitted = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  totalPrice: z.int(),
  holdExpiresAt: z.string(),
})
export type Submitted = z.infer<typeof Submitted>

const OrderStatus = z.string()

export const Approved = z.object({
  orderId: z.uuid(),
  status: OrderStatus,
  totalPrice: z.int(),
  holdExpiresAt: z.nullable(z.string()),
})
export type Approved = z.infer<typeof Approved>

export const Traveller = z.object({
  paxType: z.enum(paxTypes),
  fullName: z.string(),
  fullNameLatin: z.string(),
  nationalCode: z.string(),
})
export type Traveller = z.infer<typeof Traveller>

/** A flight order as its owner sees it. */
export const Verified = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  status: OrderStatus,
  proposalId: z.string(),
  isCharter: z.boolean(),
  cabinClass: z.int(),
  fareClass: z.string(),
  flightGroups: z.array(FlightGroup),
  passengers: z.array(Traveller),
  prices: z.array(ItemisedPrice),
  totalPrice: z.int(),
  holdExpiresAt: z.nullable(z.string()),
  fareRules: FareRules,
})
export type Verified = z.infer<typeof Verified>

export const Issuing = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  status: OrderStatus,
  /** §4, finalization */
  finalization: z.enum(['none', 'pending', 'in-progress', 'successful', 'failed']),
  /** the airline's reservation, six characters; null until issued */
  pnr: z.nullable(z.string()),
  tickets: z.array(z.object({ fullName: z.string(), fullNameLatin: z.string(), number: z.string() })),
})
export type Issuing = z.infer<typeof Issuing>
