import { type Ways, waysOf } from '#flights/engine/calendar-ways.ts'
import { cheapestIn } from '#flights/engine/cheapest-in.ts'
import type { Collector } from '#flights/engine/collector.ts'
import { joinFlights } from '#flights/engine/join.ts'
import type { Journey } from '#flights/engine/journey.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import { shareOf } from '#flights/engine/tickets.ts'
import type { Wanted } from '#flights/engine/wanted.ts'
import type { Rial } from '#money/rial.ts'

/** A departure window, usually a local day; see `localDay`. */
export type Window = Pick<Wanted, 'since' | 'until'>

/** Exact lowest price per window; undefined where there is none. A window first tries what won in the windows before. */
export function calendar(
  schedule: Schedule,
  route: Omit<Wanted, keyof Window>,
  windows: readonly Window[],
): (Rial | undefined)[] {
  const ways = waysOf(schedule, route)
  let known: readonly number[] = []
  return windows.map(({ since, until }) => {
    const day = openDay({ schedule, ways, wanted: { ...route, since, until } })
    for (const way of known) tryWay(day, way)
    for (let way = 0; way < ways.count && (ways.least[way] ?? 0) <= day.into.most; way += 1) tryWay(day, way)
    const { best, most } = day.into
    if (best === -1) return undefined
    known = [best, ...known.filter((way) => way !== best)].slice(0, remembered)
    return most as Rial
  })
}

const remembered = 6

interface CalendarRequest {
  readonly schedule: Schedule
  readonly ways: Ways
  readonly wanted: Wanted
}

interface Day extends CalendarRequest {
  readonly journey: Journey
  readonly into: Cheapest
  /** by index in first and last pairs: the window's cheapest flight; NaN until computed */
  readonly first: Float64Array
  readonly last: Float64Array
}

interface Cheapest extends Collector {
  most: number
  way: number
  best: number
}

function openDay(asked: CalendarRequest): Day {
  const into: Cheapest = {
    most: Number.POSITIVE_INFINITY,
    way: 0,
    best: -1,
    admits: (price) => price < into.most,
    take({ price }) {
      into.most = price
      into.best = into.way
    },
  }
  return {
    ...asked,
    into,
    journey: asked.schedule.desk.journey,
    first: new Float64Array(asked.ways.firsts.length).fill(Number.NaN),
    last: new Float64Array(asked.ways.lasts.length).fill(Number.NaN),
  }
}

/** Skipped when the window's cheapest flights already make the way too dear. */
function tryWay(day: Day, way: number): void {
  const { schedule, ways, wanted, journey, into } = day
  const middle = ways.middle[way] ?? 0
  const legs = ways.legs[way] ?? 1
  const percent = ways.percent[way] ?? 100
  const first = ways.firsts[ways.first[way] ?? 0] ?? 0
  let fares = firstFare(day, ways.first[way] ?? 0)
  const last = legs === 1 ? 0 : lastFare(day, ways.last[way] ?? 0)
  const floor = legs === 3 ? (schedule.pairs.floor[middle] ?? 0) : 0
  if (shareOf(fares + floor + last, percent) >= into.most) return
  journey.legs = legs
  journey.percent = percent
  journey.pairs[0] = first
  journey.pairs[1] = middle
  journey.pairs[legs - 1] = legs === 1 ? first : (ways.lasts[ways.last[way] ?? 0] ?? 0)
  journey.restPrice[legs] = 0
  journey.restPrice[legs - 1] = last
  if (legs === 3) {
    const rest = schedule.pairs.shortest[middle] ?? 0
    const since = wanted.since + (schedule.pairs.shortest[first] ?? 0)
    const until = wanted.until + wanted.tripMinutes - rest
    const fare = cheapestIn(schedule, middle, { since, until, seats: wanted.seats })
    journey.restPrice[1] = fare + last
    fares += fare
    if (shareOf(fares + last, percent) >= into.most) return
  }
  journey.restMinutes.fill(0)
  into.way = way
  joinFlights(day)
}

function firstFare({ schedule, ways, wanted, first }: Day, place: number): number {
  const known = first[place] ?? 0
  if (!Number.isNaN(known)) return known
  const fare = cheapestIn(schedule, ways.firsts[place] ?? 0, wanted)
  first[place] = fare
  return fare
}

function lastFare({ schedule, ways, wanted, last }: Day, place: number): number {
  const known = last[place] ?? 0
  if (!Number.isNaN(known)) return known
  const pair = ways.lasts[place] ?? 0
  const until = wanted.until + wanted.tripMinutes - (schedule.pairs.shortest[pair] ?? 0)
  const fare = cheapestIn(schedule, pair, { since: wanted.since, until, seats: wanted.seats })
  last[place] = fare
  return fare
}
