import { performance } from 'node:perf_hooks'
import { setImmediate as breathe, setTimeout as rest } from 'node:timers/promises'
import type { Database } from '#database/database.ts'
import { madeDeparture } from '#flights/inventory/server/fares.ts'
import { flightDay } from '#flights/inventory/server/flight-day.ts'
import { type MadeFlight, madeOn, routesMadeOn, tableForSale } from '#flights/search/server/feed/made.ts'
import { type Network, nameOf } from '#flights/search/server/feed/network.ts'
import { type FedFlight, flightOn, type PartySchedules, tell } from '#flights/search/server/feed/party.ts'
import { type FareForSale, madeForSale } from '#flights/search/server/feed/sale.ts'

/** What flights are told out of: the tables where a day was made, the seed where it was not. */
export interface Sources {
  readonly database: Database
  readonly seed: number
  readonly network: Network
  /** by local date of the network: routes of which that day was made, as far as we know */
  readonly made: Map<number, ReadonlySet<string>>
  nowMs(): number
  /** somebody waits for it: do not rest in between */
  isWaitedFor(): boolean
}

/** in one go at most, so that nobody else waits; then others come first, and at leisure a rest */
const sliceMs = 4
const restMs = 12
const busyRestMs = 250

/** Tells a party's schedules all flights of a local date. */
export async function tellDay(from: Sources, party: PartySchedules, date: number): Promise<void> {
  const iso = isoOf(from.network, date)
  const routes = await routesMadeOn(from.database, iso)
  const flights = routes.size === 0 ? new Map() : byName(await madeOn(from.database, iso))
  from.made.set(date, routes)
  party.ends[date] = Number.POSITIVE_INFINITY
  await tellAll(from, party, { iso, flights, flying: flyingOn(from.network, date) })
  party.isFed[date] = 1
}

/** Tells again what has ended since; most of a date's prices have not. */
export async function tellEnded(from: Sources, party: PartySchedules, date: number): Promise<void> {
  const { network } = from
  const iso = isoOf(network, date)
  const minute = Math.floor((from.nowMs() - network.firstMs) / 60_000)
  const flying = flyingOn(network, date)
  const endsAt = ({ service, day }: FedFlight) =>
    party.endsAt[service.filed * network.timetable.days + day] ?? 0
  const ended = flying.filter((flight) => endsAt(flight) <= minute)
  const routes = from.made.get(date)
  const isMade = ended.some(({ fed }) => routes?.has(fed.route))
  const flights = isMade ? byName(await madeOn(from.database, iso)) : new Map()
  await tellAll(from, party, { iso, flights, flying: ended })
  party.ends[date] = Math.min(...flying.map(endsAt))
}

/** Tells again, out of the seed, the flights of routes of which a date was forgotten. */
export async function tellForgotten(
  from: Sources,
  party: PartySchedules,
  { date, routes }: { readonly date: number; readonly routes: ReadonlySet<string> },
): Promise<void> {
  const flying = flyingOn(from.network, date).filter(({ fed }) => routes.has(fed.route))
  await tellAll(from, party, { iso: isoOf(from.network, date), flights: new Map(), flying })
}

function flyingOn(network: Network, date: number): readonly FedFlight[] {
  const iso = isoOf(network, date)
  const { weekday } = flightDay(Temporal.PlainDate.from(iso))
  return network.lines
    .filter(({ line }) => line.days[weekday])
    .flatMap((fed) => flightOn(network, fed, { iso, number: date }) ?? [])
}

/** A short rest; a long one while others keep the process busy. */
async function leisure(): Promise<void> {
  const before = performance.eventLoopUtilization()
  await rest(restMs, undefined, { ref: false })
  if (performance.eventLoopUtilization(before).utilization > 0.5)
    await rest(busyRestMs, undefined, { ref: false })
}

interface Telling {
  readonly iso: string
  readonly flights: ReadonlyMap<string, MadeFlight>
  readonly flying: readonly FedFlight[]
}

async function tellAll(
  from: Sources,
  party: PartySchedules,
  { iso, flights, flying }: Telling,
): Promise<void> {
  const day = flightDay(Temporal.PlainDate.from(iso))
  const { network, seed } = from
  let begun = performance.now()
  let nowMs = from.nowMs()
  for (const flight of flying) {
    const { fed } = flight
    const made = from.made.get(flight.date)?.has(fed.route)
    const fares = made
      ? tableForSale(flights.get(nameOf(fed.line))?.fares ?? [], party.seats)
      : seedForSale(network, flight, { ...madeDeparture(seed, fed.line, day), seats: party.seats })
    tell({ network, party, nowMs }, flight, fares)
    if (performance.now() - begun < sliceMs) continue
    await (from.isWaitedFor() ? breathe() : leisure())
    begun = performance.now()
    nowMs = from.nowMs()
  }
}

function seedForSale(
  { firstMs }: Network,
  { day, service }: FedFlight,
  { fares, seats }: Pick<ReturnType<typeof madeDeparture>, 'fares'> & { readonly seats: number },
): readonly FareForSale[] {
  const leavesMs = firstMs + (day * 1440 + service.departs) * 60_000
  return fares.map((fare) => madeForSale(fare, seats, leavesMs))
}

function isoOf({ first }: Network, date: number): string {
  return first.add({ days: date }).toString()
}

function byName(flights: readonly MadeFlight[]): ReadonlyMap<string, MadeFlight> {
  return new Map(flights.map((flight) => [flight.name, flight]))
}
