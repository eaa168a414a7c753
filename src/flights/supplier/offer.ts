import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { Amenities } from '#flights/facts/amenities.ts'
import type { Baggage } from '#flights/proposal.ts'
import type { LadderStep } from '#penalties/penalty-ladder.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

/** One flight as a supplier tells it. Airline and airports are IATA's codes, times are local to their airport. */
export interface OfferedFlight {
  readonly airline: string
  readonly number: number
  readonly aircraft: string
  readonly origin: string
  readonly destination: string
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly cabin: 1 | 2 | 3
  /** one letter */
  readonly fareClass: string
  readonly baggage: Baggage
  /** who flies it, when that is not the airline of its number: IATA's code, or a name where there is none */
  readonly operator: string | null
  /** where it lands on the way without a change, in order: IATA's codes, or names of places without one */
  readonly stops: readonly string[]
  /** what its cabin has; left out where nobody tells */
  readonly amenities?: Amenities
}

/** What a supplier sells: flights of one or more directions for one price, all together or not at all. */
export interface SupplierOffer {
  /** the supplier's own name of it, opaque to us */
  readonly ref: string
  readonly isCharter: boolean
  /** who sells it, when that is not the airline */
  readonly sellerName: string | null
  readonly directions: readonly (readonly OfferedFlight[])[]
  /** what one traveller of a kind pays for all of it, and what is left to us of that, in rial; who does not travel may be left out */
  readonly prices: readonly PaxPrice[]
  /** the whole party's price where it was not told in rial */
  readonly foreign: ForeignAmount | null
  /** nothing when the supplier does not say */
  readonly seatsLeft: number | null
  readonly expiresAt: Temporal.Instant
  readonly document: 'nationalCode' | 'passport'
  /** what is kept of the base fare when; `onRequest`: the supplier tells only when asked for it */
  readonly rules: readonly LadderStep[] | 'onRequest'
  /** the airline's own words on changes, refunds and what else it asks, as they were told; nothing where none were */
  readonly ruleText: string | null
}
