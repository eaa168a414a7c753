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

/** A flight of our inventory that a journey takes, in a fare that is still to be found. */
export interface FlightWanted {
  readonly origin: string
  readonly destination: string
  readonly date: Temporal.PlainDate
  readonly airlineId: string
  readonly number: number
  /** a charter seat, or one on the airline's own tickets; either where it makes no difference */
  readonly isCharter: boolean | undefined
}

/** A journey through all directions, by the schedule. */
export interface Candidate {
  readonly product: ProductName
  /** what one adult pays, unless seats were sold since */
  readonly price: Rial
  readonly legs: readonly (readonly FlightWanted[])[]
  /** some flight of it has no seats left, as the schedule knows */
  readonly isGone: boolean
}

const lookedAtMost = 3200

interface CandidatesAsked {
  readonly product: ProductName
  readonly count: number
  /** left on every flight; 0: on sale or not */
  readonly seats?: 0 | 1
  /** so many offers of each direction are looked at first; of what may be sold out as few as are wanted */
  readonly looked?: number
  /** the directions that are flown without a change alone; see `straightDays` */
  readonly isStraight?: (leg: LegWanted) => boolean
}

/** The `count` cheapest journeys through all directions, each direction by at most two changes. */
export function candidatesFor(
  fed: Fed,
  legs: readonly LegWanted[],
  { product, count, seats = 1, looked = 200, isStraight }: CandidatesAsked,
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

interface LegAsked {
  readonly limits: typeof straight | typeof usualLimits
  readonly leg: LegWanted
  readonly before: LegWanted | undefined
  readonly depth: number
  readonly seats: 0 | 1
}

/** One direction's offers between any of the airports at both ends. */
function layerOf(network: Network, schedule: Schedule, asked: LegAsked): Layer {
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

/** The ways from any airport of one place to any of another that the network has. */
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

/** A day at an airport, in the schedule's minutes. */
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

/** When flights of these directions leave, the last connection included. */
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
