import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { charterSellers } from '#flights/inventory/server/charters.ts'
import type { DepartureOnSale, FareOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Baggage, FlightGroup } from '#flights/proposal.ts'
import { placeName } from '#flights/search/server/city-name.ts'
import { flightGroup } from '#flights/search/server/flight-group.ts'
import { stretchesBefore } from '#flights/search/server/penalty-periods.ts'
import type { Rial } from '#money/rial.ts'
import { type PenaltyLadder } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { airlineOf, findAirline } from '#places/airlines.ts'
import { airportOf } from '#places/airports.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

export interface FareRow {
  readonly id: number
  readonly day_id: number
  readonly departure_id: number
  readonly is_charter: boolean
  readonly seller: string
  /** the contract it was loaded with */
  readonly contract: string | null
  readonly fare_class: string
  readonly cabin: number
  readonly adult_total: Rial
  readonly prices: readonly PaxPrice[]
  readonly checked_kg: number
  readonly checked_unit: Baggage['checked']['unit']
  readonly ladder_id: string
  readonly ladder: PenaltyLadder | null
  readonly supplier: string
  readonly offer_id: string | null
  readonly supplier_ref: string | null
  readonly offer_part: number
  readonly offer_parts: number
  readonly told_price: ForeignAmount | null
  readonly closes_at: Temporal.Instant
  readonly airline_id: string
  readonly flight_number: number
  readonly aircraft: string
  readonly operated_by: string | null
  readonly stops_at: readonly string[]
  readonly rule_text: string | null
  readonly date: Temporal.PlainDate
  readonly departs_local: Temporal.PlainDateTime
  readonly arrives_local: Temporal.PlainDateTime
  readonly departs_at: Temporal.Instant
  readonly duration_minutes: number
  readonly origin: string
  readonly destination: string
}

/** Beginning of every query for fares' unchanging columns; append a `where`. */
export const fareRows: RawBuilder<FareRow> = sql<FareRow>`
  select f.id, f.day_id, f.departure_id, f.is_charter, f.seller, f.contract, f.fare_class, f.cabin, f.adult_total, f.prices, f.checked_kg, f.checked_unit,
    f.ladder_id, f.ladder, f.supplier, f.offer_id, f.supplier_ref, f.offer_part, f.offer_parts, f.told_price,
    f.closes_at, f.rule_text, p.airline_id, p.flight_number, p.aircraft, p.operated_by, p.stops_at, p.date, p.departs_local, p.arrives_local,
    p.departs_at, p.duration_minutes, d.origin, d.destination
  from flights.fares f
  join flights.departures p on p.id = f.departure_id
  join flights.days d on d.id = f.day_id`

export function departureOf(row: FareRow): DepartureOnSale {
  const airline = airlineOf(row.airline_id)
  return {
    id: row.departure_id,
    airline,
    number: row.flight_number,
    flightNumber: `${airline.iata} ${row.flight_number}`,
    aircraft: row.aircraft,
    operator: row.operated_by === null ? null : (findAirline(row.operated_by)?.name ?? row.operated_by),
    stops: row.stops_at.map(placeName),
    origin: airportOf(row.origin),
    destination: airportOf(row.destination),
    date: row.date,
    departsLocal: row.departs_local,
    arrivesLocal: row.arrives_local,
    departsAt: row.departs_at,
    arrivesAt: row.departs_at.add({ minutes: row.duration_minutes }),
    durationMinutes: row.duration_minutes,
    isInternational: [row.origin, row.destination].some((iata) => airportOf(iata).country !== 'IR'),
  }
}

/** Computes what only lists show, once, since few fares of a day are shown. */
export function fareOf(row: FareRow, departure: DepartureOnSale): FareOnSale {
  const ladder = row.ladder ?? ladderNamed(row.ladder_id)
  const { cabin, fare_class, checked_kg, checked_unit } = row
  let group: FlightGroup | undefined
  let hash: string | undefined
  return {
    id: row.id,
    departure,
    airlineId: departure.airline.id,
    throughPercent: departure.airline.throughPercent,
    supplier: row.supplier,
    offerId: row.offer_id,
    offerRef: row.supplier_ref,
    offerPart: row.offer_part,
    offerParts: row.offer_parts,
    foreign: row.told_price,
    isCharter: row.is_charter,
    seller: row.seller,
    sellerName: sellerName(row, departure),
    contract: row.contract,
    fareClass: fare_class,
    cabin,
    adultTotal: row.adult_total,
    prices: row.prices,
    checkedKg: checked_kg,
    ladder,
    ruleText: row.rule_text,
    closesAtMs: row.closes_at.epochMilliseconds,
    get stretches() {
      return stretchesBefore(departure, ladder)
    },
    get group() {
      group ??= flightGroup(departure, { cabin, fare_class, checked_kg, checked_unit })
      return group
    },
    get hash() {
      hash ??= hashOf(departure, cabin)
      return hash
    },
  }
}

export function ladderNamed(id: string): PenaltyLadder {
  const ladder = penaltyLadders.find((one) => one.id === id)
  if (ladder === undefined) throw new RangeError(`No penalty ladder ${id}`)
  return ladder
}

function sellerName({ seller, contract }: FareRow, departure: DepartureOnSale): string {
  if (contract !== null) return seller
  return charterSellers.find((one) => one.id === seller)?.name ?? departure.airline.name
}

function hashOf({ airline, number, date }: DepartureOnSale, cabin: number): string {
  return createHash('sha256')
    .update(`${airline.id}|${number}|${date}|${cabin}`)
    .digest('base64url')
    .slice(0, 12)
}
