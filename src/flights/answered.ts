import * as z from 'zod/mini'
import { Baggage, FlightGroup, Price, Proposal, paxTypes, Tax } from '#flights/proposal.ts'
import { PenaltyStep } from '#penalties/penalty-step.ts'

/** What Available answers. Results may be chosen from until `validUntil` (instant). */
export const Results = z.object({
  requestId: z.uuid(),
  searchedAt: z.string(),
  validUntil: z.string(),
  proposals: z.array(Proposal),
})
export type Results = z.infer<typeof Results>

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

/** What the order costs and how it is paid, in rial: `totalPrice` = `discount` + `walletPart` + `due` */
const Sums = { totalPrice: z.int(), discount: z.int(), walletPart: z.int(), due: z.int() } as const

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
  nationalCode: z.string(),
})
export type Traveller = z.infer<typeof Traveller>

/** A flight that may be taken in place of one that cannot be had. Times are local, `YYYY-MM-DDTHH:mm`. */
export const Alternative = z.object({
  nearness: z.enum(['same-flight', 'same-day', 'other-day']),
  /** our page that takes its passengers */
  address: z.string(),
  requestId: z.uuid(),
  proposalId: z.string(),
  airlineCode: z.string(),
  airlineName: z.string(),
  airlineColours: z.tuple([z.string(), z.string()]),
  flightNumber: z.string(),
  sellerName: z.string(),
  isCharter: z.boolean(),
  origin: z.string(),
  destination: z.string(),
  departureDateTime: z.string(),
  arrivalDateTime: z.string(),
  durationMinutes: z.int(),
  seat: z.int(),
  /** the whole party, rial */
  totalPrice: z.int(),
})
export type Alternative = z.infer<typeof Alternative>

/** Nearest first, three at most; none when nobody flies around that day. */
export const Alternatives = z.object({
  /** our page of the same search */
  searchAgain: z.string(),
  alternatives: z.array(Alternative),
})
export type Alternatives = z.infer<typeof Alternatives>

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
  /** the airline's reservation, six characters; null until issued */
  pnr: z.nullable(z.string()),
  /** one a passenger, in their order; what was given back stays in the list */
  tickets: z.array(
    z.object({
      fullName: z.string(),
      fullNameLatin: z.string(),
      number: z.string(),
      state: z.enum(['open', 'refunded']),
    }),
  ),
})
export type Issuing = z.infer<typeof Issuing>
