import { cellBetween, mayShare } from '#flights/engine/change.ts'
import { hasSeats, type Schedule } from '#flights/engine/schedule.ts'
import { DAY } from '#flights/engine/timetable.ts'

export interface Trip {
  readonly schedule: Schedule
  readonly seats: number
  readonly pairs: Int32Array
  legs: number
  /** only earlier arrivals count; each one found lowers it */
  limit: number
  /** by leg: arrival, airline and number of the chosen flight */
  readonly arrives: Int32Array
  readonly airline: Int32Array
  readonly flights: Int32Array
  /** the flights of the best found */
  readonly best: Int32Array
}

export function openTrip(schedule: Schedule, seats: number): Trip {
  return {
    schedule,
    seats,
    pairs: new Int32Array(3),
    legs: 0,
    limit: Number.POSITIVE_INFINITY,
    arrives: new Int32Array(3),
    airline: new Int32Array(3),
    flights: new Int32Array(3),
    best: new Int32Array(3),
  }
}

export function flyOn(trip: Trip, leg: number): void {
  const { schedule } = trip
  const before = trip.pairs[leg - 1] ?? 0
  const pair = trip.pairs[leg] ?? 0
  const cell = cellBetween(schedule, before, pair)
  const arrived = trip.arrives[leg - 1] ?? 0
  const apart = arrived + (schedule.connections.separate[cell] ?? 0)
  const together = arrived + (schedule.connections.through[cell] ?? 0)
  const since = mayShare(schedule, before, pair) ? together : apart
  flyFrom(trip, leg, { since, apart })
}

export function flyOut(trip: Trip, since: number): void {
  flyFrom(trip, 0, { since, apart: since })
}

interface Ready {
  /** earliest departure on one ticket, and on separate ones */
  readonly since: number
  readonly apart: number
}

/** In departure order. Later arrivals than the earliest also count while a through ticket may make up for it. */
function flyFrom(trip: Trip, leg: number, { since, apart }: Ready): void {
  const { pairs, slots, days, connections } = trip.schedule
  const pair = trip.pairs[leg] ?? 0
  const begin = pairs.slotStart[pair] ?? 0
  const end = pairs.slotStart[pair + 1] ?? 0
  const isLast = leg + 1 === trip.legs
  const shortest = pairs.shortest[pair] ?? 0
  const slack = isLast ? 0 : (connections.slack[pairs.to[pair] ?? 0] ?? 0)
  const rest = restOf(trip, leg)
  let earliest = Number.POSITIVE_INFINITY
  for (let day = since < 0 ? 0 : Math.floor(since / DAY); day < days; day += 1) {
    const flights = begin * days + day * (end - begin) - begin
    for (let slot = begin; slot < end; slot += 1) {
      const leaves = day * DAY + (slots.departs[slot] ?? 0)
      if (leaves < since) continue
      if (leaves + shortest + rest >= trip.limit || leaves + shortest > earliest + slack) return
      if (!hasSeats(trip.schedule, flights + slot, trip.seats)) continue
      if (leaves < apart && !sharesTicket(trip, leg, slot)) continue
      const arrives = leaves + (slots.duration[slot] ?? 0)
      if (arrives + rest >= trip.limit || arrives > earliest + slack) continue
      if (arrives < earliest) earliest = arrives
      trip.flights[leg] = (slots.service[slot] ?? 0) * days + day
      trip.arrives[leg] = arrives
      trip.airline[leg] = slots.airline[slot] ?? 0
      if (isLast) arriveAt(trip, arrives)
      else flyOn(trip, leg + 1)
    }
  }
}

function restOf({ schedule, pairs, legs }: Trip, leg: number): number {
  let minutes = 0
  for (let later = leg + 1; later < legs; later += 1) {
    const pair = pairs[later] ?? 0
    minutes +=
      (schedule.pairs.shortest[pair] ?? 0) +
      (schedule.connections.quickest[schedule.pairs.from[pair] ?? 0] ?? 0)
  }
  return minutes
}

function sharesTicket({ schedule, airline }: Trip, leg: number, slot: number): boolean {
  const own = schedule.slots.airline[slot] ?? 0
  return leg > 0 && airline[leg - 1] === own && (schedule.throughPercent[own] ?? 100) < 100
}

function arriveAt(trip: Trip, arrives: number): void {
  trip.limit = arrives
  trip.best.set(trip.flights)
}
