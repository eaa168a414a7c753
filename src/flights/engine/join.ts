import { cellBetween, mayShare } from '#flights/engine/change.ts'
import type { Collector } from '#flights/engine/collector.ts'
import type { Journey } from '#flights/engine/journey.ts'
import { type Schedule, slotFrom } from '#flights/engine/schedule.ts'
import {
  addToTicket,
  dearestFare,
  leastPrice,
  openTicket,
  priceAfter,
  sharesTicket,
} from '#flights/engine/tickets.ts'
import { DAY } from '#flights/engine/timetable.ts'
import type { Wanted } from '#flights/engine/wanted.ts'

export interface Join {
  readonly schedule: Schedule
  readonly wanted: Wanted
  readonly into: Collector
  readonly journey: Journey
}

export function joinFlights(join: Join): void {
  const { schedule, journey } = join
  const { through, separate } = schedule.connections
  for (let leg = 1; leg < journey.legs; leg += 1) {
    const [before = 0, after = 0] = [journey.pairs[leg - 1], journey.pairs[leg]]
    const cell = cellBetween(schedule, before, after)
    journey.separate[leg] = separate[cell] ?? 0
    journey.through[leg] = (mayShare(schedule, before, after) ? through[cell] : separate[cell]) ?? 0
  }
  chooseFlight(join, 0)
}

function chooseFlight(join: Join, leg: number): void {
  const { wanted, schedule, journey, into } = join
  const { seats, prices, throughPrices, days } = schedule
  const { departs, duration, airline, service } = schedule.slots
  const { values } = schedule.amounts
  const pair = journey.pairs[leg] ?? 0
  const begin = schedule.pairs.slotStart[pair] ?? 0
  const end = schedule.pairs.slotStart[pair + 1] ?? 0
  const arrived = leg === 0 ? 0 : (journey.arrives[leg - 1] ?? 0)
  const since = Math.max(0, leg === 0 ? wanted.since : arrived + (journey.through[leg] ?? 0))
  const apart = leg === 0 ? since : arrived + (journey.separate[leg] ?? 0)
  const until = leg === 0 ? wanted.until : arrived + wanted.layoverMinutes + 1
  let dearest = dearestFare(journey, leg, into.most)
  let slot = slotFrom(schedule, pair, since % DAY)
  for (let day = Math.floor(since / DAY); day < days; day += 1) {
    const flights = begin * days + day * (end - begin) - begin
    for (; slot < end; slot += 1) {
      const leaves = day * DAY + (departs[slot] ?? 0)
      if (leaves >= until) return
      if ((seats[flights + slot] ?? 0) < wanted.seats) continue
      const fare = values[prices[flights + slot] ?? 0] ?? 0
      // infinite means unpriced
      if (fare > dearest || fare === Number.POSITIVE_INFINITY) continue
      const isThrough = leg > 0 && sharesTicket(schedule, journey.airline[leg - 1] ?? 0, airline[slot] ?? 0)
      if (!isThrough && leaves < apart) continue
      if (leg === 0) journey.departs = leaves
      journey.arrives[leg] = leaves + (duration[slot] ?? 0)
      journey.airline[leg] = airline[slot] ?? 0
      journey.fares[leg] = fare
      if (throughPrices.length > 0) journey.fareThrough[leg] = values[throughPrices[flights + slot] ?? 0] ?? 0
      if (isThrough) addToTicket(journey, leg)
      else openTicket(schedule, journey, leg)
      if (!isAdmitted(join, leg)) continue
      journey.flights[leg] = (service[slot] ?? 0) * days + day
      if (leg + 1 === journey.legs) tell(join)
      else chooseFlight(join, leg + 1)
      dearest = dearestFare(journey, leg, into.most)
    }
    slot = begin
  }
}

/** Within the limits and, with lower bounds for what follows, still of use to the collector? */
function isAdmitted({ journey, wanted, into }: Join, leg: number): boolean {
  const minutes = (journey.arrives[leg] ?? 0) - journey.departs + (journey.restMinutes[leg + 1] ?? 0)
  if (minutes > wanted.tripMinutes) return false
  return into.admits(leastPrice(journey, leg), minutes, journey.legs)
}

function tell({ schedule, journey, into }: Join): void {
  const last = journey.legs - 1
  journey.price = priceAfter(schedule, journey, last)
  journey.minutes = (journey.arrives[last] ?? 0) - journey.departs
  if (into.admits(journey.price, journey.minutes, journey.legs)) into.take(journey)
}
