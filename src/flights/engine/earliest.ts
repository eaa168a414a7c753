import { unmarked } from '#flights/engine/desk.ts'
import { eachMiddle } from '#flights/engine/each-middle.ts'
import { markInto } from '#flights/engine/inbound-airports.ts'
import { latestBefore } from '#flights/engine/latest-departure.ts'
import { pairOf, type Schedule } from '#flights/engine/schedule.ts'
import { flyOut, openTrip, type Trip } from '#flights/engine/trip.ts'

export interface Leaving {
  readonly from: number
  readonly to: number
  readonly since: number
  readonly seats: number
}

export interface Arrival {
  readonly arrives: number
  readonly flights: readonly number[]
}

/** The Pareto set of arrival and number of flights (1 to 3), exact, at any price; fewest flights first. */
export function earliest(schedule: Schedule, leaving: Leaving): Arrival[] {
  const trip = openTrip(schedule, leaving.seats)
  const arrivals: Arrival[] = []
  if (leaving.from === leaving.to) return arrivals
  for (const [legs, fly] of [flyDirect, flyTwo, flyThree].entries()) {
    const before = trip.limit
    fly(trip, leaving)
    if (trip.limit < before)
      arrivals.push({ arrives: trip.limit, flights: [...trip.best.subarray(0, legs + 1)] })
  }
  return arrivals
}

function flyDirect(trip: Trip, { from, to, since }: Leaving): void {
  const pair = pairOf(trip.schedule, from, to)
  if (pair === -1) return
  trip.legs = 1
  trip.pairs[0] = pair
  flyOut(trip, since)
}

function flyTwo(trip: Trip, { from, to, since }: Leaving): void {
  const { pairs, desk, connections } = trip.schedule
  markInto(trip.schedule, to)
  const { marks, lastPair, mark } = desk
  trip.legs = 2
  const end = pairs.outStart[from + 1] ?? 0
  for (let pair = pairs.outStart[from] ?? 0; pair < end; pair += 1) {
    const airport = pairs.to[pair] ?? 0
    if (airport === to) continue
    const endNear = connections.nearStart[airport + 1] ?? 0
    for (let place = connections.nearStart[airport] ?? 0; place < endNear; place += 1) {
      const leaving = connections.near[place] ?? 0
      if (marks[leaving] !== mark || leaving === from) continue
      trip.pairs[0] = pair
      trip.pairs[1] = lastPair[leaving] ?? 0
      flyOut(trip, since)
    }
  }
}

function flyThree(trip: Trip, { from, to, since }: Leaving): void {
  const { schedule } = trip
  const { pairs, connections } = schedule
  const reach = openTrip(schedule, trip.seats)
  reach.legs = 1
  markLatest(trip, { from, to })
  trip.legs = 3
  const end = pairs.outStart[from + 1] ?? 0
  for (let first = pairs.outStart[from] ?? 0; first < end; first += 1) {
    const airport = pairs.to[first] ?? 0
    reach.pairs[0] = first
    reach.limit = trip.limit
    flyOut(reach, since)
    if (airport === to || reach.limit >= trip.limit) continue
    const ready = reach.limit + (connections.quickest[airport] ?? 0)
    trip.pairs[0] = first
    eachMiddle(schedule, { from, to, first }, (second, leaving) => {
      const change = connections.quickest[leaving] ?? 0
      if (ready + (pairs.shortest[second] ?? 0) + change > (schedule.desk.lastFigure[leaving] ?? 0)) return
      trip.pairs[1] = second
      trip.pairs[2] = schedule.desk.lastPair[leaving] ?? 0
      flyOut(trip, since)
    })
  }
}

function markLatest(trip: Trip, { from, to }: { from: number; to: number }): void {
  const { pairs, desk } = trip.schedule
  const { marks, mark, lastPair, lastFigure } = unmarked(desk)
  const end = pairs.intoStart[to + 1] ?? 0
  for (let at = pairs.intoStart[to] ?? 0; at < end; at += 1) {
    const pair = pairs.into[at] ?? 0
    const airport = pairs.from[pair] ?? 0
    const latest = latestBefore(trip, pair)
    if (airport === from || latest < 0) continue
    marks[airport] = mark
    lastPair[airport] = pair
    lastFigure[airport] = latest
  }
}
