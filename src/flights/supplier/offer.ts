import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { Amenities } from '#flights/facts/amenities.ts'
import type { Baggage } from '#flights/proposal.ts'
import type { LadderStep } from '#penalties/penalty-ladder.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

export interface OfferedFlight {
  readonly airline: string
  readonly number: number
  readonly aircraft: string
  readonly origin: string
  readonly destination: string
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly cabin: 1 | 2 | 3
  readonly fareClass: string
  readonly baggage: Baggage
  /** operating airline, if it differs: IATA code, or a name */
  readonly operator: string | null
  /** stops without a change, in order: IATA codes, or names */
  readonly stops: readonly string[]
  /** what its cabin has; left out where nobody tells */
  readonly amenities?: Amenities
}

export interface SupplierOffer {
  /** the supplier's own id, opaque to us */
  readonly ref: string
  readonly isCharter: boolean
  /** the seller, if it is not the airline */
  readonly sellerName: string | null
  readonly directions: readonly (readonly OfferedFlight[])[]
  /** per kind of traveller in the party, for all flights, with our commission; rial */
  readonly prices: readonly PaxPrice[]
  /** the party's price, where not quoted in rial */
  readonly foreign: ForeignAmount | null
  /** null when not stated */
  readonly seatsLeft: number | null
  readonly expiresAt: Temporal.Instant
  readonly document: 'nationalCode' | 'passport'
  /** penalty ladder by base fare; `onRequest`: quoted only on request */
  readonly rules: readonly LadderStep[] | 'onRequest'
  /** rules in the airline's own words; null without any */
  readonly ruleText: string | null
}
