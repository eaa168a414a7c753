import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { FarePart } from '#flights/choosing/leg-prices.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import type { Rial } from '#money/rial.ts'
import type { Stretch } from '#penalties/penalty.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'
import type { Airline } from '#places/airlines.ts'
import type { Airport } from '#places/airports.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

/** A departure as created; free seats are read from the database. */
export interface DepartureOnSale {
  readonly id: number
  readonly airline: Airline
  readonly number: number
  readonly flightNumber: string
  readonly aircraft: string
  readonly operator: string | null
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
  /** for a changed flight in an order: the original departure */
  readonly changed?: {
    readonly isCancelled: boolean
    readonly soldLocal: Temporal.PlainDateTime
    readonly since: Temporal.Instant
  }
}

export interface FareOnSale extends FarePart {
  readonly id: number
  readonly departure: DepartureOnSale
  /** `own`, or the supplier's name */
  readonly supplier: string
  /** a supplier's offer, whose parts are sold only together */
  readonly offerId: string | null
  /** the supplier's own id of it */
  readonly offerRef: string | null
  readonly offerPart: number
  /** number of fares in that offer; 1 for our own */
  readonly offerParts: number
  /** the whole offer's price and its rate, where it is not quoted in rial */
  readonly foreign: ForeignAmount | null
  readonly seller: string
  readonly sellerName: string
  /** of our own, the contract it was loaded with; null in the timetable of a demo, and of suppliers */
  readonly contract: string | null
  readonly fareClass: string
  readonly cabin: number
  readonly adultTotal: Rial
  readonly checkedKg: number
  readonly ladder: PenaltyLadder
  readonly ruleText: string | null
  readonly stretches: readonly Stretch[]
  readonly closesAtMs: number
  readonly group: FlightGroup
  readonly hash: string
}

export interface LegOnSale {
  readonly proposalId: string
  readonly fares: readonly [FareOnSale, ...FareOnSale[]]
  readonly isCharter: boolean
  readonly sellerName: string
  readonly cabin: number
  readonly prices: readonly PaxPrice[]
  /** the same by fare, in the order of `fares`; they sum to `prices` */
  readonly partPrices: readonly (readonly PaxPrice[])[]
  /** lowest checked baggage among its flights */
  readonly checkedKg: number
  /** the strictest penalty of its fares at every moment, by the first departure */
  readonly stretches: readonly Stretch[]
  readonly closesAtMs: number
  readonly departsAt: Temporal.Instant
  readonly arrivesAt: Temporal.Instant
  /** some airport is abroad: passports are needed */
  readonly isInternational: boolean
  readonly group: FlightGroup
  /** equal for the same flights in the same cabin, whoever sells them */
  readonly hash: string
}

export interface DayOnSale {
  readonly id: number
  readonly departures: readonly (readonly FareOnSale[])[]
}
