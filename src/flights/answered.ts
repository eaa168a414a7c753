import * as z from 'zod/mini'
import { Baggage, FlightGroup, Price, Proposal, paxTypes, Tax } from '#flights/proposal.ts'
import { PenaltyStep } from '#penalties/penalty-step.ts'

/**
 * What Available answers. Results may be chosen from until `validUntil` (instant). Of a domestic round trip both directions
 * are here; the way back's (`isReturning`) are chosen by `returningRequestId`.
 */
export const Results = z.object({
  requestId: z.string(),
  returningRequestId: z.nullable(z.string()),
  scope: z.enum(['domestic', 'international']),
  /** suppliers whose offers are still to come */
  pending: z.array(z.string()),
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

/** What the travellers of a journey are asked by. Dates are local to the airport. */
export const TravelAsked = z.object({
  document: z.enum(['nationalCode', 'passport']),
  /** of the last landing: passports are valid for six months more */
  lastArrival: z.string(),
  /**
   * The directions in the order they are flown, with what one traveller of each kind pays on it, rial. Kinds that do not
   * travel are there too: whoever has a birthday between directions becomes one.
   */
  legs: z
    .array(
      z.object({
        isReturning: z.boolean(),
        departureDate: z.string(),
        prices: z.array(z.object({ paxType: z.enum(paxTypes), totalPrice: z.int() })),
      }),
    )
    .check(z.minLength(1)),
})
export type TravelAsked = z.infer<typeof TravelAsked>

export const FlightDetail = z.object({
  requestId: z.string(),
  validUntil: z.string(),
  flightProposal: Proposal,
  itemisedPrices: z.array(ItemisedPrice),
  /** of its first direction */
  fareRules: FareRules,
  /** one for each direction, in order */
  legRules: z.array(FareRules),
  routeRules: RouteRules,
  party: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  travel: TravelAsked,
})
export type FlightDetail = z.infer<typeof FlightDetail>

/** Much-travelled routes from one city, inside Iran and abroad, each with its lowest adult price of the coming month (rial). */
export const QuickSearch = z.object({
  pricedAt: z.string(),
  origin: z.string(),
  /** the cities that may be asked for in its place */
  origins: z.array(z.object({ code: z.string(), name: z.string() })),
  routes: z.array(
    z.object({
      scope: z.enum(['domestic', 'international']),
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
  /** one of the two at least: abroad a passport, inside Iran mostly a national code */
  nationalCode: z.nullable(z.string()),
  passportNumber: z.nullable(z.string()),
})
export type Traveller = z.infer<typeof Traveller>

/** A flight that may be taken in place of one that cannot be had. Times are local, `YYYY-MM-DDTHH:mm`. */
export const Alternative = z.object({
  nearness: z.enum(['same-flight', 'same-day', 'other-day']),
  /** our page that takes its passengers */
  address: z.string(),
  requestId: z.string(),
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

/** One direction of an order. Prices are for one traveller of a kind, with how many fly as that on it. */
export const OrderedLeg = z.object({
  /** its position in the order, from 0 */
  leg: z.int(),
  proposalId: z.string(),
  isReturning: z.boolean(),
  isCharter: z.boolean(),
  isInternational: z.boolean(),
  /** where it begins: the hours of its penalties are told by that clock */
  timeZone: z.string(),
  cabinClass: z.int(),
  /** of its first flight */
  fareClass: z.string(),
  flightGroup: FlightGroup,
  /** what each passenger flies as on it, in their order: a birthday may lie between directions */
  paxTypes: z.array(z.enum(paxTypes)),
  prices: z.array(ItemisedPrice),
  /** all who travel, rial */
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
  /** direction by direction; with how many travel, they add up to the total without its discount */
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
  /** one a passenger and direction, in their order; what was given back stays in the list */
  tickets: z.array(
    z.object({
      leg: z.int(),
      passenger: z.int(),
      fullName: z.string(),
      fullNameLatin: z.string(),
      number: z.string(),
      state: z.enum(['open', 'refunded']),
    }),
  ),
})
export type Issuing = z.infer<typeof Issuing>
