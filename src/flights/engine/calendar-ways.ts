import { mayShare } from '#flights/engine/change.ts'
import { unmarked } from '#flights/engine/desk.ts'
import { pairOf, type Schedule } from '#flights/engine/schedule.ts'
import { shareOf } from '#flights/engine/tickets.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

export interface Ways {
  readonly count: number
  /** lower bound: no journey costs less on any day */
  readonly least: Float64Array
  readonly legs: Uint8Array
  /** lower bound: no ticket costs less than this percent of its fares */
  readonly percent: Uint8Array
  /** indices in `firsts` and `lasts`, and the pair between */
  readonly first: Uint32Array
  readonly middle: Uint32Array
  readonly last: Uint32Array
  readonly firsts: readonly number[]
  readonly lasts: readonly number[]
}

interface Way {
  readonly least: number
  readonly legs: 1 | 2 | 3
  readonly percent: number
  readonly first: number
  readonly middle: number
  readonly last: number
}

type Route = Pick<Wanted, 'from' | 'to' | 'legs'>

export function waysOf(schedule: Schedule, route: Route): Ways {
  const { pairs } = schedule
  const firsts = range(pairs.outStart, route.from)
  const lasts = range(pairs.intoStart, route.to)
    .map((at) => pairs.into[at] ?? 0)
    .filter((pair) => pairs.from[pair] !== route.from)
  const ways = route.from === route.to ? [] : waysBy(schedule, route, { firsts, lasts })
  ways.sort((a, b) => a.least - b.least)
  return {
    count: ways.length,
    least: Float64Array.from(ways, (way) => way.least),
    legs: Uint8Array.from(ways, (way) => way.legs),
    percent: Uint8Array.from(ways, (way) => way.percent),
    first: Uint32Array.from(ways, (way) => way.first),
    middle: Uint32Array.from(ways, (way) => way.middle),
    last: Uint32Array.from(ways, (way) => way.last),
    firsts,
    lasts,
  }
}

function range(starts: Uint32Array, airport: number): number[] {
  const begin = starts[airport] ?? 0
  return Array.from({ length: (starts[airport + 1] ?? 0) - begin }, (_, place) => begin + place)
}

interface Ends {
  readonly firsts: readonly number[]
  readonly lasts: readonly number[]
}

function waysBy(schedule: Schedule, route: Route, { firsts, lasts }: Ends): Way[] {
  const { pairs, connections } = schedule
  const { near, nearStart } = connections
  const desk = unmarked(schedule.desk)
  for (const [place, pair] of lasts.entries()) {
    desk.marks[pairs.from[pair] ?? 0] = desk.mark
    desk.lastPair[pairs.from[pair] ?? 0] = place
  }
  const ways: Way[] = []
  const add = (first: number, between: readonly number[], last: number) => {
    const way = [firsts[first] ?? 0, ...between, ...(last === -1 ? [] : [lasts[last] ?? 0])]
    const shares = way.some((pair, leg) => leg > 0 && mayShare(schedule, way[leg - 1] ?? 0, pair))
    const percent = shares ? schedule.leastPercent : 100
    const fares = way.reduce((sum, pair) => sum + (pairs.floor[pair] ?? 0), 0)
    const least = shareOf(fares, percent)
    if (least === Number.POSITIVE_INFINITY) return
    ways.push({ least, legs: way.length as Way['legs'], percent, first, middle: between[0] ?? 0, last })
  }
  const direct = pairOf(schedule, route.from, route.to)
  for (const [first, pair] of firsts.entries()) {
    const airport = pairs.to[pair] ?? 0
    if (pair === direct) add(first, [], -1)
    if (airport === route.to) continue
    const endNear = nearStart[airport + 1] ?? 0
    for (let at = nearStart[airport] ?? 0; at < endNear; at += 1) {
      const leaving = near[at] ?? 0
      if (route.legs > 1 && desk.marks[leaving] === desk.mark) add(first, [], desk.lastPair[leaving] ?? 0)
      if (route.legs === 3 && leaving !== route.from && leaving !== route.to)
        goOn(leaving, (second, last) => add(first, [second], last))
    }
  }
  return ways

  function goOn(middle: number, see: (second: number, last: number) => void): void {
    const end = pairs.outStart[middle + 1] ?? 0
    for (let second = pairs.outStart[middle] ?? 0; second < end; second += 1) {
      const through = pairs.to[second] ?? 0
      if (through === route.from || through === route.to) continue
      const endLeaving = nearStart[through + 1] ?? 0
      for (let at = nearStart[through] ?? 0; at < endLeaving; at += 1) {
        const leaving = near[at] ?? 0
        if (desk.marks[leaving] === desk.mark && leaving !== middle) see(second, desk.lastPair[leaving] ?? 0)
      }
    }
  }
}
