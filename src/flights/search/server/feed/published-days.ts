import { performance } from 'node:perf_hooks'
import { setImmediate as breathe, setTimeout as rest } from 'node:timers/promises'
import type { Database } from '#database/database.ts'
import { madeDeparture } from '#flights/inventory/server/fares.ts'
import { flightDay } from '#flights/inventory/server/flight-day.ts'
import { fliesOn } from '#flights/inventory/server/line.ts'
import { type MadeFlight, madeOn, routesMadeOn, tableForSale } from '#flights/search/server/feed/made.ts'
import { type Network, nameOf } from '#flights/search/server/feed/network.ts'
import { type FedFlight, flightOn, type PartySchedules, tell } from '#flights/search/server/feed/party.ts'
import { type FareForSale, madeForSale } from '#flights/search/server/feed/sale.ts'

/** Sources of flights: the tables for days that were created, the seed for all others. */
export interface Sources {
  readonly database: Database
  readonly seed: number
  readonly network: Network
  readonly made: Map<number, ReadonlySet<string>>
  nowMs(): number
  /** a request is waiting: do not pause */
  isWaitedFor(): boolean
}

/** longest run without giving way to other work */
const sliceMs = 4
const restMs = 12
const busyRestMs = 250

export async function tellDay(from: Sources, party: PartySchedules, date: number): Promise<void> {
  const iso = isoOf(from.network, date)
  const routes = await routesMadeOn(from.database, iso)
  const flights = routes.size === 0 ? new Map() : byName(await madeOn(from.database, iso))
  from.made.set(date, routes)
  party.ends[date] = Number.POSITIVE_INFINITY
  await tellAll(from, party, { iso, flights, flying: flyingOn(from.network, date) })
  party.isFed[date] = 1
}

/** Computes prices that have expired again; most of a date's have not. */
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
  const day = flightDay(Temporal.PlainDate.from(iso))
  return network.lines
    .filter(({ line }) => fliesOn(line, day))
    .flatMap((fed) => flightOn(network, fed, { iso, number: date }) ?? [])
}

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
