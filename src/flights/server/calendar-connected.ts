import type { CalendarBody } from '#flights/asked.ts'
import type { DayPrice, FarePrices } from '#flights/day-prices.ts'
import { calendar } from '#flights/engine/engine.ts'
import { fedFor, isToldOn, waysBetween, windowsOf } from '#flights/server/found/ways.ts'
import type { Room } from '#flights/server/room.ts'

/**
 * The lowest adult price of each day by any flights that connect; `dates` are those that are sold. With a patience (ms) those days
 * are left out whose schedule it was too short to lay out: after a start the year takes a while.
 */
export async function connectedCalendar(
  room: Room,
  asked: Pick<CalendarBody, 'origin' | 'destination'>,
  dates: Dates,
): Promise<FarePrices> {
  const lowest = new Map<string, number>()
  const unready = new Set<string>()
  if (dates.sold.length > 0) {
    const fed = await fedFor(room, dates.sold, dates.patienceMs)
    const told = dates.sold.filter((date) => isToldOn(fed, date))
    for (const date of dates.sold) if (!isToldOn(fed, date)) unready.add(date.toString())
    for (const way of waysBetween(fed, asked)) {
      const prices = calendar(fed.of.economy, way.wanted, windowsOf(fed, way, told))
      for (const [place, date] of told.entries()) {
        const price = prices[place]
        const known = lowest.get(date.toString())
        if (price !== undefined && (known === undefined || price < known)) lowest.set(date.toString(), price)
      }
    }
  }
  return {
    pricedAt: room.clock.now().toString({ smallestUnit: 'second' }),
    days: dates.all.flatMap((date) => (unready.has(date.toString()) ? [] : [dayOf(date.toString(), lowest)])),
    unready: unready.size,
  }
}

interface Dates {
  readonly all: readonly Temporal.PlainDate[]
  readonly sold: readonly Temporal.PlainDate[]
  readonly patienceMs?: number | undefined
}

function dayOf(date: string, lowest: ReadonlyMap<string, number>): DayPrice {
  return { date, lowest: lowest.get(date) ?? null, highest: null, isSoldOut: false }
}
