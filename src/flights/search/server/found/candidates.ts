import {
  combine,
  flightOf,
  type Layer,
  type Offer,
  type Schedule,
  saleOf,
  search,
  usualLimits,
} from '#flights/engine/engine.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { Network } from '#flights/search/server/feed/network.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import type { Span } from '#flights/search/server/feed/span.ts'
import { isDomestic } from '#flights/search/server/journey.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'
import type { Rial } from '#money/rial.ts'
import { airportOf, airportsAt } from '#places/airports.ts'

export interface FlightWanted {
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
  readonly airlineId: string
  readonly number: number
  /** a charter seat, or one on the airline's own ticket; undefined accepts both */
  readonly isCharter: boolean | undefined
}

export interface Candidate {
  readonly product: ProductName
  readonly price: Rial
  readonly legs: readonly (readonly FlightWanted[])[]
  /** by the schedule, some flight has no seats left */
  readonly isGone: boolean
}

const lookedAtMost = 3200

interface CandidatesWanted {
  readonly product: ProductName
  readonly count: number
  /** seats required on every flight; 0 includes sold-out flights */
  readonly seats?: 0 | 1
  /** offers of each direction read first; for sold-out ones only as many as needed */
  readonly looked?: number
  /** directions flown without a change only; see `straightDays` */
  readonly isStraight?: (leg: LegWanted) => boolean
}

export function candidatesFor(
  fed: Fed,
  legs: readonly LegWanted[],
  { product, count, seats = 1, looked = 200, isStraight }: CandidatesWanted,
): readonly Candidate[] {
  const schedule = fed.of[product]
  const depths = legs.map(() => (seats === 0 ? count : Math.max(looked, count)))
  for (;;) {
    const layers = legs.map((leg, place) =>
      layerOf(fed.network, schedule, {
        leg,
        depth: depths[place] ?? looked,
        before: legs[place - 1],
        seats,
        limits: isStraight?.(leg) ? straight : usualLimits,
      }),
    )
    const { combinations, tooShort } = combine(layers, count)
    const isDeepest = tooShort === undefined || (depths[tooShort] ?? 0) >= lookedAtMost
    if (!isDeepest) {
      depths[tooShort] = (depths[tooShort] ?? 0) * 4
      continue
    }
    return combinations.map(({ price, offers }) => ({
      product,
      price,
      legs: offers.map(({ flights }) => flights.map((number) => wantedFlight(fed.network, number))),
      isGone: offers.some(({ flights }) =>
        flights.some((number) => !hasSeats(fed.network, schedule, number)),
      ),
    }))
  }
}

function hasSeats({ timetable }: Network, schedule: Schedule, number: number): boolean {
  return saleOf(schedule, flightOf(number, timetable.days)).seats > 0
}

const straight = { ...usualLimits, legs: 1 } as const

interface LayerWanted {
  readonly limits: typeof straight | typeof usualLimits
  readonly leg: LegWanted
  readonly before: LegWanted | undefined
  readonly depth: number
  readonly seats: 0 | 1
}

function layerOf(network: Network, schedule: Schedule, asked: LayerWanted): Layer {
  const { leg, before, depth, seats, limits } = asked
  const found: Offer[] = []
  let beyond = Number.POSITIVE_INFINITY
  for (const [from, to] of waysOf(network, leg)) {
    const window = dayAt(network, from.iata, leg.date)
    const wanted = { from: from.number, to: to.number, seats, ...limits, ...window }
    const offers = search(schedule, wanted, depth)
    found.push(...offers)
    if (offers.length === depth) beyond = Math.min(beyond, offers.at(-1)?.price ?? 0)
  }
  found.sort((a, b) => a.price - b.price || a.minutes - b.minutes || a.departs - b.departs)
  return { offers: found, beyond, stayMinutes: before === undefined ? 0 : stayOf(before, leg) }
}

function stayOf(before: LegWanted, leg: LegWanted): number {
  return minutesBetweenLegs([before, leg].some(({ origin, destination }) => !isDomestic(origin, destination)))
}

export interface End {
  readonly iata: string
  readonly number: number
}

export function waysOf(
  { airports }: Network,
  { origin, destination }: Pick<LegWanted, 'origin' | 'destination'>,
): readonly (readonly [End, End])[] {
  const ends = (place: LegWanted['origin']) =>
    airportsAt(place).flatMap(({ iata }) => {
      const number = airports.get(iata)
      return number === undefined ? [] : { iata, number }
    })
  const to = ends(destination)
  return ends(origin).flatMap((from) => to.map((end) => [from, end] as const))
}

export function dayAt(
  { firstMs }: Network,
  iata: string,
  date: Temporal.PlainDate,
): { since: number; until: number } {
  const { timeZone } = airportOf(iata)
  const minuteOf = (day: Temporal.PlainDate) =>
    (day.toZonedDateTime(timeZone).epochMilliseconds - firstMs) / 60_000
  return { since: minuteOf(date), until: minuteOf(date.add({ days: 1 })) }
}

export function spanOf(legs: readonly LegWanted[]): readonly Span[] {
  return legs.map(({ date }) => {
    const midnight = date.toZonedDateTime('UTC').epochMilliseconds
    const hour = 3_600_000
    return { sinceMs: midnight - 14 * hour, untilMs: midnight + 36 * hour + usualLimits.tripMinutes * 60_000 }
  })
}

function wantedFlight({ served, first, timetable }: Network, number: number): FlightWanted {
  const { service, day } = flightOf(number, timetable.days)
  const one = served[service]
  if (one === undefined) throw new RangeError(`no service ${service}`)
  const { line } = one.fed
  const local = day * 1440 + one.service.departs + one.service.ahead
  return {
    origin: line.route.origin.iata,
    destination: line.route.destination.iata,
    date: first.add({ days: Math.floor(local / 1440) }),
    airlineId: line.carrier.id,
    number: line.number,
    isCharter: one.service.charter === -1 ? undefined : one.isCharter,
  }
}
