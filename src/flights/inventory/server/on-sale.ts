import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { FarePart } from '#flights/choosing/leg-prices.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import type { Rial } from '#money/rial.ts'
import type { Stretch } from '#penalties/penalty.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'
import type { Airline } from '#places/airlines.ts'
import type { Airport } from '#places/airports.ts'

/** A departure as it was made. Nothing here changes while it is sold; seats are asked of the database. */
export interface DepartureOnSale {
  readonly id: number
  readonly airline: Airline
  readonly number: number
  /** `W5 1041` */
  readonly flightNumber: string
  readonly aircraft: string
  /** the name of who flies it, when that is not the airline of its number */
  readonly operator: string | null
  /** the cities it lands in on the way, without a change */
  readonly stops: readonly string[]
  readonly origin: Airport
  readonly destination: Airport
  readonly date: Temporal.PlainDate
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
  readonly arrivesAt: Temporal.Instant
  readonly durationMinutes: number
  readonly isInternational: boolean
  /** of one that does not go as it was sold, as an order shows it: when it was to leave */
  readonly changed?: {
    readonly isCancelled: boolean
    readonly soldLocal: Temporal.PlainDateTime
    readonly since: Temporal.Instant
  }
}

export interface FareOnSale extends FarePart {
  readonly id: number
  readonly departure: DepartureOnSale
  /** who sells it to us: `own`, or a supplier by its name */
  readonly supplier: string
  /** a supplier's offer of several parts, which are sold together only */
  readonly offerId: string | null
  /** the supplier's own name of it */
  readonly offerRef: string | null
  /** its place in that offer, from 0 */
  readonly offerPart: number
  /** of how many fares that offer is; 1 for our own */
  readonly offerParts: number
  readonly seller: string
  readonly sellerName: string
  readonly fareClass: string
  readonly cabin: number
  readonly adultTotal: Rial
  readonly checkedKg: number
  readonly ladder: PenaltyLadder
  /** its rules in the airline's own words; nothing where none were told */
  readonly ruleText: string | null
  readonly stretches: readonly Stretch[]
  readonly closesAtMs: number
  /** the direction of travel as proposals show it */
  readonly group: FlightGroup
  readonly hash: string
}

/** One direction of travel as it is sold: its flights in order, each in a fare, on one ticket or several. */
export interface LegOnSale {
  /** its fares' numbers, joined by dots */
  readonly proposalId: string
  readonly fares: readonly [FareOnSale, ...FareOnSale[]]
  readonly isCharter: boolean
  readonly sellerName: string
  readonly cabin: number
  /** what one traveller of a kind pays for all its flights */
  readonly prices: readonly PaxPrice[]
  /** the same by fare, in the order of `fares`; they sum to `prices` */
  readonly partPrices: readonly (readonly PaxPrice[])[]
  /** kilograms that every flight of it takes */
  readonly checkedKg: number
  /** the strictest of its fares' penalties at every moment, by the departure of its first flight */
  readonly stretches: readonly Stretch[]
  /** when its first fare closes */
  readonly closesAtMs: number
  readonly departsAt: Temporal.Instant
  readonly arrivesAt: Temporal.Instant
  /** one of its airports is abroad: passports are shown */
  readonly isInternational: boolean
  readonly group: FlightGroup
  /** the same flights in the same cabin have the same hash, whoever sells them */
  readonly hash: string
}

export interface DayOnSale {
  readonly id: number
  /** by departure */
  readonly departures: readonly (readonly FareOnSale[])[]
}
