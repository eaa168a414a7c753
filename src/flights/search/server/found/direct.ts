import { daysNow } from '#flights/changes/server/flights-now.ts'
import type { DayOnSale } from '#flights/inventory/server/on-sale.ts'
import { rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import { daysOnSale } from '#flights/search/server/calendar/days.ts'
import type { Found } from '#flights/search/server/found/stored-texts.ts'
import { airportPairs } from '#flights/search/server/journey.ts'
import { proposalsOf } from '#flights/search/server/proposals.ts'
import { type SearchWanted, seatsOfDays } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'

export async function direct(room: Room, wanted: SearchWanted): Promise<Found> {
  const [{ origin, destination, date }] = wanted.legs
  const asked = airportPairs(room.timetable, origin, destination).map(([from, to]) => ({
    origin: from,
    destination: to,
    date,
  }))
  const days = [...(await daysNow(room.database, await daysOnSale(room, asked))).values()]
  const seats = await seatsOfDays(
    room.database,
    days.map(({ id }) => id),
  )
  const { party, searchedAt: now, channel } = wanted
  const moment = { party, now, rules: await rulesOn(room, now, channel) }
  const proposals = proposalsOf(days, seats, moment).filter(
    ({ cabinClass }) => wanted.cabinClass === undefined || wanted.cabinClass === cabinClass,
  )
  return { proposals, untilMs: nextClosing(days, wanted.searchedAt.epochMilliseconds) }
}

function nextClosing(days: readonly DayOnSale[], nowMs: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { departures } of days)
    for (const { closesAtMs } of departures.flat())
      if (closesAtMs > nowMs && closesAtMs < next) next = closesAtMs
  return next
}
