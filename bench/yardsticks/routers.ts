import { Duration, Query, Router, type Stop, StopsIndex, Time, Timetable } from 'minotor'
import {
  DepartAfterQuery,
  JourneyFactory,
  RaptorAlgorithmFactory,
  Service,
  type Trip,
} from 'raptor-journey-planner'
import type { Leaving } from '../../src/flights/engine/earliest.ts'
import { type Drawn, saleOn } from '../engine-world.ts'

/** Earliest arrivals with one to three flights; more flights only if earlier. */
export type Arrivals = readonly { readonly legs: number; readonly arrives: number }[]
export type Peer = (leaving: Leaving) => Arrivals

interface Flight {
  readonly from: number
  readonly to: number
  readonly departs: number
  readonly arrives: number
}

function flightsOf(drawn: Drawn, days: number): Flight[] {
  return Array.from({ length: days }, (_, day) =>
    drawn.services.flatMap(({ from, to, departs, durationMinutes }, service) => {
      const leaves = day * 1440 + departs
      return saleOn(drawn, service, day).seats === 0
        ? []
        : [{ from, to, departs: leaves, arrives: leaves + durationMinutes }]
    }),
  )
    .flat()
    .sort((a, b) => a.departs - b.departs)
}

const stop = (airport: number) => `A${airport}`

export function openRaptorJourneyPlanner(drawn: Drawn, days: number): Peer {
  const everyDay = { 0: true, 1: true, 2: true, 3: true, 4: true, 5: true, 6: true }
  const service = new Service(20_000_101, 21_000_101, everyDay, {})
  const trips = flightsOf(drawn, days).map(({ from, to, departs, arrives }, number): Trip => {
    const at = (airport: number, minute: number, isStart: boolean) => ({
      stop: stop(airport),
      arrivalTime: minute * 60,
      departureTime: minute * 60,
      pickUp: isStart,
      dropOff: !isStart,
    })
    const stopTimes = [at(from, departs, true), at(to, arrives, false)]
    return { tripId: String(number), serviceId: 'daily', service, stopTimes }
  })
  const changes = Object.fromEntries(
    drawn.changeMinutes.map((minutes, airport) => [stop(airport), minutes * 60]),
  )
  const raptor = RaptorAlgorithmFactory.create(trips, {}, changes)
  const query = new DepartAfterQuery(raptor, new JourneyFactory(), 1)
  return ({ from, to, since }) =>
    query
      .plan(stop(from), stop(to), new Date(2026, 10, 21), since * 60)
      .map((journey) => ({ legs: journey.legs.length, arrives: journey.arrivalTime / 60 }))
      .filter(({ legs }) => legs <= 3)
}

/** It has no connection time, so arrivals are delayed by it. */
export function openMinotor(drawn: Drawn, days: number): Peer {
  const routes = new Map<
    string,
    { stopTimes: StopTime[]; stops: string[]; stopIndices: Map<string, number>; serviceRouteId: string }
  >()
  const adjacency = new Map(
    drawn.spots.map((_, airport) => [stop(airport), { transfers: [], routes: [] as string[] }]),
  )
  for (const { from, to, departs, arrives } of flightsOf(drawn, days)) {
    const id = `${stop(from)}-${stop(to)}`
    let route = routes.get(id)
    if (route === undefined) {
      const stops = [stop(from), stop(to)]
      route = {
        stopTimes: [],
        stops,
        stopIndices: new Map(stops.map((one, at) => [one, at])),
        serviceRouteId: 'air',
      }
      routes.set(id, route)
      adjacency.get(stop(from))?.routes.push(id)
      adjacency.get(stop(to))?.routes.push(id)
    }
    route.stopTimes.push(timeOf(departs), timeOf(arrives + (drawn.changeMinutes[to] ?? 0)))
  }
  const timetable = new Timetable(adjacency, routes, new Map([['air', { type: 'RAIL', name: 'air' }]]))
  const stops = new Map(drawn.spots.map((_, airport) => [stop(airport), stopOf(airport)]))
  const router = new Router(timetable, new StopsIndex(stops))
  return ({ from, to, since }) => {
    const query = new Query.Builder()
      .from(stop(from))
      .to([stop(to)])
      .departureTime(Time.fromSeconds(since * 60))
      .maxTransfers(2)
      .minTransferTime(Duration.zero())
    const { earliestArrivalsPerRound } = router.route(query.build())
    const change = drawn.changeMinutes[to] ?? 0
    return earliestArrivalsPerRound.flatMap((arrivals, legs) => {
      const reached = arrivals.get(stop(to))
      return reached === undefined || legs === 0
        ? []
        : [{ legs, arrives: reached.time.toSeconds() / 60 - change }]
    })
  }
}

interface StopTime {
  readonly arrival: Time
  readonly departure: Time
  readonly pickUpType: 'REGULAR'
  readonly dropOffType: 'REGULAR'
}

function timeOf(minute: number): StopTime {
  const time = Time.fromSeconds(minute * 60)
  return { arrival: time, departure: time, pickUpType: 'REGULAR', dropOffType: 'REGULAR' }
}

function stopOf(airport: number): Stop {
  return { id: stop(airport), name: stop(airport), children: [], locationType: 'SIMPLE_STOP_OR_PLATFORM' }
}
