import type { Collector } from '#flights/engine/collector.ts'
import { clear, NONE, next, OPENS } from '#flights/engine/frontier.ts'
import { joinFlights } from '#flights/engine/join.ts'
import { openRoutes, waitForThree, waitForTwo } from '#flights/engine/routes.ts'
import { pairOf, type Schedule } from '#flights/engine/schedule.ts'
import { markLastPairs, noteFirstPairs, openWay, percentOn, type Way } from '#flights/engine/search-state.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

/** Passes all journeys the collector admits, best-first over routes by their lowest possible price. */
export function walk(schedule: Schedule, wanted: Wanted, into: Collector): void {
  const way = openWay(schedule, wanted, into)
  goDirect(way)
  if (wanted.legs === 1) return
  markLastPairs(way)
  if (way.leastLast === Number.POSITIVE_INFINITY) return
  noteFirstPairs(way)
  waitForTwo(way)
  goOn(way)
  if (wanted.legs === 2) return
  waitForThree(way)
  goOn(way)
}

function goDirect(way: Way): void {
  const { journey, wanted } = way
  const pair = pairOf(way.schedule, wanted.from, wanted.to)
  if (pair === -1) return
  journey.legs = 1
  journey.pairs[0] = pair
  journey.percent = 100
  journey.restPrice[1] = 0
  journey.restMinutes[1] = 0
  joinFlights(way)
}

/** Processes waiting routes, cheapest first, until none can count any more. */
function goOn(way: Way): void {
  const { frontier } = way.schedule.desk
  while (frontier.waiting > 0) {
    const row = next(frontier)
    if ((frontier.price[row] ?? 0) > way.into.most) break
    if (frontier.second[row] === OPENS) openRoutes(way, row)
    else goAlong(way, row)
  }
  clear(frontier)
}

/** Skipped when the route became too dear or too long while waiting. */
function goAlong(way: Way, row: number): void {
  const { journey, schedule } = way
  const { frontier } = schedule.desk
  const legs = frontier.third[row] === NONE ? 2 : 3
  if (!way.into.admits(frontier.price[row] ?? 0, frontier.minutes[row] ?? 0, legs)) return
  journey.legs = legs
  journey.pairs[0] = frontier.first[row] ?? 0
  journey.pairs[1] = frontier.second[row] ?? 0
  journey.pairs[2] = frontier.third[row] ?? 0
  layRest(way, frontier.fare[row] ?? 0)
  joinFlights(way)
}

function layRest(way: Way, fare: number): void {
  const { journey, schedule } = way
  const { shortest, from } = schedule.pairs
  const { pairs, restPrice, restMinutes, legs } = journey
  const [first = 0, second = 0] = pairs
  const last = pairs[legs - 1] ?? 0
  restPrice[legs] = 0
  restMinutes[legs] = 0
  restPrice[legs - 1] = schedule.desk.lastFigure[from[last] ?? 0] ?? 0
  restMinutes[legs - 1] = shortest[last] ?? 0
  journey.percent = percentOn(way, first, second)
  if (legs === 2) return
  restPrice[1] = (restPrice[2] ?? 0) + fare
  restMinutes[1] = (restMinutes[2] ?? 0) + (shortest[second] ?? 0)
  journey.percent = Math.min(journey.percent, percentOn(way, second, last))
}
