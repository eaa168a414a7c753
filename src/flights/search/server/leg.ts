import { createHash } from 'node:crypto'
import { transitVisa } from '#flights/abroad/transit-visas.ts'
import { legPrices, sharesTicket } from '#flights/choosing/leg-prices.ts'
import { taxiMinutes } from '#flights/facts/connection-times.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Baggage, Connection, FlightGroup } from '#flights/proposal.ts'
import { directionId } from '#flights/proposal-id.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { stretchesBefore } from '#flights/search/server/penalty-periods.ts'
import { strictest } from '#penalties/strictest-ladder.ts'
import type { Airport } from '#places/airports.ts'

type Fares = LegOnSale['fares']

export function legOf(fares: Fares): LegOnSale {
  const [first] = fares
  const last = fares.at(-1) ?? first
  const { whole, parts } = legPrices(fares)
  return {
    proposalId: directionId(fares),
    fares,
    isCharter: fares.some(({ isCharter }) => isCharter),
    sellerName: [...new Set(fares.map(({ sellerName }) => sellerName))].join(' و '),
    cabin: Math.min(...fares.map(({ cabin }) => cabin)),
    prices: whole,
    partPrices: parts,
    checkedKg: Math.min(...fares.map(({ checkedKg }) => checkedKg)),
    stretches: stretchesOf(fares),
    closesAtMs: Math.min(...fares.map(({ closesAtMs }) => closesAtMs)),
    departsAt: first.departure.departsAt,
    arrivesAt: last.departure.arrivesAt,
    isInternational: fares.some(({ departure }) => departure.isInternational),
    group: groupOf(fares, last),
    hash: fares.length === 1 ? first.hash : hashOf(fares),
  }
}

/** Refund periods when all of the direction is given back, by the first flight's departure. */
function stretchesOf(fares: Fares): LegOnSale['stretches'] {
  const [{ departure, stretches }] = fares
  if (fares.length === 1) return stretches
  return strictest(fares.map(({ ladder }) => stretchesBefore(departure, ladder)))
}

function hashOf(fares: Fares): string {
  const flights = fares.map(({ hash }) => hash).join('|')
  return createHash('sha256').update(flights).digest('base64url').slice(0, 12)
}

function groupOf(fares: Fares, last: FareOnSale): FlightGroup {
  const [first] = fares
  if (fares.length === 1) return first.group
  const bags = fares.map(({ group }) => group.baggage)
  return {
    ...first.group,
    arrivalDate: last.group.arrivalDate,
    arrivalTime: last.group.arrivalTime,
    durationMinutes: minutesBetween(first.departure.departsAt, last.departure.arrivesAt),
    baggage: {
      cabinKg: Math.min(...bags.map(({ cabinKg }) => cabinKg)),
      checked: bags.map(({ checked }) => checked).reduce(lighter),
    },
    flightLegs: fares.flatMap(({ group }) => group.flightLegs),
    connections: fares.slice(1).map((fare, place) => connectionOf(fares[place] ?? first, fare)),
  }
}

type Checked = Baggage['checked']

/** what airlines mean by a piece */
const pieceKg = 23

function lighter(one: Checked, other: Checked): Checked {
  const kg = ({ unit, value }: Checked) => (unit === 'Pc' ? value * pieceKg : value)
  return kg(other) < kg(one) ? other : one
}

function connectionOf(before: FareOnSale, after: FareOnSale): Connection {
  const [arrival, departure] = [before.departure, after.departure]
  const airport = arrival.destination
  const isSelfTransfer = !sharesTicket(before, after)
  const minutes = minutesBetween(arrival.arrivesAt, departure.departsAt)
  const isSameAirport = departure.origin.iata === airport.iata
  return {
    airport: airport.iata,
    airportName: airport.name,
    cityName: cityName(airport),
    nextAirport: isSameAirport ? null : departure.origin.iata,
    ...(isSameAirport ? {} : roadTo(airport, departure.origin)),
    minutes,
    isSelfTransfer,
    isOvernight: minutes >= aNight && isOvernight(arrival.arrivesLocal, departure.departsLocal),
    visa: arrival.isInternational
      ? transitVisa({ country: airport.country, isAirside: isSameAirport && !isSelfTransfer })
      : null,
  }
}

function roadTo(from: Airport, to: Airport): Pick<Connection, 'nextAirportName' | 'taxiMinutes'> {
  const minutes = taxiMinutes(from.iata, to.iata)
  return { nextAirportName: to.name, ...(minutes !== undefined && { taxiMinutes: minutes }) }
}

export function minutesBetween(from: Temporal.Instant, to: Temporal.Instant): number {
  return Math.round((to.epochMilliseconds - from.epochMilliseconds) / 60_000)
}

/** waiting at this hour, and at least so many minutes, means a night there */
const deepNight = 3
const aNight = 240

function isOvernight(arrives: Temporal.PlainDateTime, departs: Temporal.PlainDateTime): boolean {
  const day = arrives.hour < deepNight ? arrives.toPlainDate() : arrives.toPlainDate().add({ days: 1 })
  return Temporal.PlainDateTime.compare(departs, day.toPlainDateTime({ hour: deepNight })) >= 0
}
