import { eachFlight } from '#flights/engine/each-flight.ts'
import { eachMiddle } from '#flights/engine/each-middle.ts'
import { markInto } from '#flights/engine/inbound-airports.ts'
import { openStairs, type Passage, pointsOf, type Stairs, step } from '#flights/engine/pareto-steps.ts'
import { pairOf, type Schedule } from '#flights/engine/schedule.ts'
import { DAY } from '#flights/engine/timetable.ts'
import { flyOn, openTrip, type Trip } from '#flights/engine/trip.ts'

export interface Leaving {
  readonly from: number
  readonly to: number
  /** departs in [since, until); a day or a few */
  readonly since: number
  readonly until: number
  readonly seats: number
}

/** The Pareto set of departure, arrival and number of flights (1 to 3),
 * exact, at any price. Earliest first, then fewest flights. */
export function profile(schedule: Schedule, leaving: Leaving): Passage[] {
  const stairs = openStairs(leaving.since, leaving.until)
  if (leaving.from === leaving.to) return []
  const trip = openTrip(schedule, leaving.seats)
  markInto(schedule, leaving.to)
  const direct = pairOf(schedule, leaving.from, leaving.to)
  if (direct !== -1) flyEach({ trip, stairs, leaving }, direct, 1)
  for (const legs of [2, 3] as const) flyByWay({ trip, stairs, leaving }, legs)
  return pointsOf(stairs)
}

interface Journey {
  readonly trip: Trip
  readonly stairs: Stairs
  readonly leaving: Leaving
}

function flyByWay(journey: Journey, legs: 2 | 3): void {
  const { pairs } = journey.trip.schedule
  const { from, to } = journey.leaving
  const end = pairs.outStart[from + 1] ?? 0
  for (let pair = pairs.outStart[from] ?? 0; pair < end; pair += 1)
    if (pairs.to[pair] !== to) flyEach(journey, pair, legs)
}

function flyEach({ trip, stairs, leaving }: Journey, first: number, legs: 1 | 2 | 3): void {
  const { slots, days } = trip.schedule
  trip.legs = legs
  trip.pairs[0] = first
  const span = { pair: first, since: leaving.since, until: leaving.until, seats: leaving.seats }
  eachFlight(trip.schedule, span, (slot, day) => {
    const departs = day * DAY + (slots.departs[slot] ?? 0)
    const arrives = departs + (slots.duration[slot] ?? 0)
    const place = departs - leaving.since
    trip.limit = stairs.arrives[legs - 1]?.[place] ?? 0
    const before = trip.limit
    trip.flights[0] = (slots.service[slot] ?? 0) * days + day
    trip.arrives[0] = arrives
    trip.airline[0] = slots.airline[slot] ?? 0
    if (legs === 1) {
      if (arrives >= before) return
      trip.limit = arrives
      trip.best.set(trip.flights)
    } else if (legs === 2) flyLast(trip, leaving.from)
    else flyMiddle(trip, leaving)
    if (trip.limit < before)
      step(stairs, place, { arrives: trip.limit, flights: trip.best.subarray(0, legs) })
  })
}

function flyLast(trip: Trip, from: number): void {
  const { desk, pairs, connections } = trip.schedule
  const airport = pairs.to[trip.pairs[0] ?? 0] ?? 0
  const end = connections.nearStart[airport + 1] ?? 0
  for (let place = connections.nearStart[airport] ?? 0; place < end; place += 1) {
    const leaving = connections.near[place] ?? 0
    if (desk.marks[leaving] !== desk.mark || leaving === from) continue
    trip.pairs[1] = desk.lastPair[leaving] ?? 0
    flyOn(trip, 1)
  }
}

function flyMiddle(trip: Trip, { from, to }: Leaving): void {
  const { desk, pairs, connections } = trip.schedule
  const first = trip.pairs[0] ?? 0
  const ready = (trip.arrives[0] ?? 0) + (connections.quickest[pairs.to[first] ?? 0] ?? 0)
  eachMiddle(trip.schedule, { from, to, first }, (second, leaving) => {
    const last = desk.lastPair[leaving] ?? 0
    const change = connections.quickest[leaving] ?? 0
    if (ready + (pairs.shortest[second] ?? 0) + change + (pairs.shortest[last] ?? 0) >= trip.limit) return
    trip.pairs[1] = second
    trip.pairs[2] = last
    flyOn(trip, 1)
  })
}
