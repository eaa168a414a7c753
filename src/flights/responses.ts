import * as z from 'zod/mini'
import { LegBags } from '#flights/choosing/bag.ts'
import { paxTypes } from '#flights/enumerations.ts'
import { Baggage, Price, Proposal, Tax } from '#flights/proposal.ts'
import { ProtectionOffer } from '#flights/protection/protection-offer.ts'
import { PenaltyStep } from '#penalties/penalty-step.ts'

/** Results may be chosen from until `validUntil` (instant); the way back's (`isReturning`) by `returningRequestId`. */
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
  timeZone: z.string(),
  cityName: z.string(),
  steps: z.array(PenaltyStep),
  /** of each step, what is kept and what comes back of one adult's price */
  each: z.array(z.object({ penalty: z.int(), refund: z.int() })),
  baggage: Baggage,
  sentences: z.array(z.string()),
  /** the airlines' own words, one for each text; empty when none were given */
  texts: z.array(z.object({ airline: z.string(), text: z.string() })),
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

export const TravelRequest = z.object({
  document: z.enum(['nationalCode', 'passport']),
  /** in Tehran: who travels has been born by then */
  today: z.string(),
  /** of the last landing: passports are valid for six months more */
  lastArrival: z.string(),
  /** Prices per kind of traveller, rial, also of kinds that do not travel: a birthday may make somebody one. */
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
export type TravelRequest = z.infer<typeof TravelRequest>

export const FlightDetail = z.object({
  requestId: z.string(),
  validUntil: z.string(),
  flightProposal: Proposal,
  itemisedPrices: z.array(ItemisedPrice),
  /** what of it the seller asks in another currency, in words, and the rate this offer keeps */
  foreign: z.array(z.object({ amount: z.string(), rate: z.string() })),
  fareRules: FareRules,
  legRules: z.array(FareRules),
  bags: z.array(LegBags),
  routeRules: RouteRules,
  /** left out where it would cover nothing */
  protection: z.optional(ProtectionOffer),
  party: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  travel: TravelRequest,
})
export type FlightDetail = z.infer<typeof FlightDetail>

/** Much-travelled routes from one city, inside Iran and abroad, each
 * with its lowest adult price of the coming month (rial). */
export const QuickSearch = z.object({
  pricedAt: z.string(),
  origin: z.string(),
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

const AlternativeDirection = z.object({
  isReturning: z.boolean(),
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
})

/** A trip that may be taken in place of one that cannot be had: all its directions, in the order they are flown. */
export const Alternative = z.object({
  nearness: z.enum(['same-flight', 'same-day', 'other-day']),
  /** our page that takes its passengers; in place of an order it begins with those of the order */
  address: z.string(),
  requestId: z.string(),
  proposalId: z.string(),
  returningRequestId: z.optional(z.string()),
  returningProposalId: z.optional(z.string()),
  directions: z.array(AlternativeDirection).check(z.minLength(1)),
  /** on the fullest of its flights */
  seat: z.int(),
  /** the whole party, all directions; rial */
  totalPrice: z.int(),
})
export type Alternative = z.infer<typeof Alternative>

/** Nearest first, three at most; none when nobody flies around that day. */
export const Alternatives = z.object({
  searchAgain: z.string(),
  alternatives: z.array(Alternative),
})
export type Alternatives = z.infer<typeof Alternatives>
