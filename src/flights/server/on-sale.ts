import type { PaxPrice } from '#flights/fare-prices.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import type { Rial } from '#money/rial.ts'
import type { Stretch } from '#penalties/penalty.ts'
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
  readonly origin: Airport
  readonly destination: Airport
  readonly date: Temporal.PlainDate
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
  readonly durationMinutes: number
}

export interface FareOnSale {
  readonly id: number
  readonly departure: DepartureOnSale
  readonly isCharter: boolean
  readonly seller: string
  readonly sellerName: string
  readonly fareClass: string
  readonly cabin: number
  readonly adultTotal: Rial
  readonly prices: readonly PaxPrice[]
  readonly checkedKg: number
  readonly ladderId: string
  readonly stretches: readonly Stretch[]
  readonly closesAtMs: number
  /** the direction of travel as proposals show it */
  readonly group: FlightGroup
  readonly hash: string
}

export interface DayOnSale {
  readonly id: number
  /** by departure */
  readonly departures: readonly (readonly FareOnSale[])[]
}
