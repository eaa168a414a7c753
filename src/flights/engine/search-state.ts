import { mayShare } from '#flights/engine/change.ts'
import { cheapestFirst } from '#flights/engine/cheapest-first.ts'
import { cheapestIn, type Span } from '#flights/engine/cheapest-in.ts'
import type { Collector } from '#flights/engine/collector.ts'
import { unmarked } from '#flights/engine/desk.ts'
import type { Join } from '#flights/engine/join.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import { shareOf } from '#flights/engine/tickets.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

export interface Way extends Join {
  readonly span: Span
  /** cheapest flight into the destination; Infinity when there is none */
  leastLast: number
}

export function openWay(schedule: Schedule, wanted: Wanted, into: Collector): Way {
  return {
    schedule,
    wanted,
    into,
    journey: schedule.desk.journey,
    span: { since: wanted.since, until: wanted.until, seats: wanted.seats },
    leastLast: Number.POSITIVE_INFINITY,
  }
}

export function markLastPairs(way: Way): void {
  const { schedule, wanted, span } = way
  const { pairs } = schedule
  const desk = unmarked(schedule.desk)
  const leastFirst = leastFrom(schedule, wanted.from)
  span.since = wanted.since
  const end = pairs.intoStart[wanted.to + 1] ?? 0
  for (let at = pairs.intoStart[wanted.to] ?? 0; at < end; at += 1) {
    const pair = pairs.into[at] ?? 0
    const airport = pairs.from[pair] ?? 0
    if (airport === wanted.from || isTooDear(way, (pairs.floor[pair] ?? 0) + leastFirst)) continue
    span.until = wanted.until + wanted.tripMinutes - (pairs.shortest[pair] ?? 0)
    const fare = cheapestIn(schedule, pair, span)
    if (fare === Number.POSITIVE_INFINITY) continue
    desk.marks[airport] = desk.mark
    desk.lastPair[airport] = pair
    desk.lastFigure[airport] = fare
    if (fare < way.leastLast) way.leastLast = fare
  }
}

export function noteFirstPairs(way: Way): void {
  const { schedule, wanted, span } = way
  const { pairs, desk } = schedule
  span.since = wanted.since
  span.until = wanted.until
  const end = pairs.outStart[wanted.from + 1] ?? 0
  for (let pair = pairs.outStart[wanted.from] ?? 0; pair < end; pair += 1) {
    const isVain = isTooDear(way, (pairs.floor[pair] ?? 0) + way.leastLast)
    const fare = isVain ? Number.POSITIVE_INFINITY : cheapestIn(schedule, pair, span)
    desk.firstFare[pairs.to[pair] ?? 0] = fare
  }
  desk.firstFare[wanted.to] = Number.POSITIVE_INFINITY
}

export function isTooDear({ schedule, into }: Way, fares: number): boolean {
  return shareOf(fares, schedule.leastPercent) > into.most
}

function leastFrom({ pairs }: Schedule, airport: number): number {
  cheapestFirst(pairs, airport)
  const begin = pairs.outStart[airport] ?? 0
  if (begin === pairs.outStart[airport + 1]) return Number.POSITIVE_INFINITY
  return pairs.floor[pairs.byFloor[begin] ?? 0] ?? 0
}

/** Lower bound: percent of its fares a ticket on these pairs costs. */
export function percentOn({ schedule }: Way, one: number, other: number): number {
  return mayShare(schedule, one, other) ? schedule.leastPercent : 100
}
