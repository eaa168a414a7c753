import type { CalendarBody } from '#flights/asked.ts'
import type { DayPrice, FarePrices } from '#flights/day-prices.ts'
import { calendar } from '#flights/engine/engine.ts'
import { fedFor, waysBetween, windowsOf } from '#flights/server/found/ways.ts'
import type { Room } from '#flights/server/room.ts'

/** The lowest adult price of each day by any flights that connect; `dates` are those that are sold. */
export async function connectedCalendar(
  room: Room,
  asked: Pick<CalendarBody, 'origin' | 'destination'>,
  dates: { readonly all: readonly Temporal.PlainDate[]; readonly sold: readonly Temporal.PlainDate[] },
): Promise<FarePrices> {
  const lowest = new Map<string, number>()
  if (dates.sold.length > 0) {
    const fed = await fedFor(room, dates.sold)
    for (const way of waysBetween(fed, asked)) {
      const prices = calendar(fed.of.economy, way.wanted, windowsOf(fed, way, dates.sold))
      for (const [place, date] of dates.sold.entries()) {
        const price = prices[place]
        const known = lowest.get(date.toString())
        if (price !== undefined && (known === undefined || price < known)) lowest.set(date.toString(), price)
      }
    }
  }
  return {
    pricedAt: room.clock.now().toString({ smallestUnit: 'second' }),
    days: dates.all.map((date) => dayOf(date.toString(), lowest)),
  }
}

function dayOf(date: string, lowest: ReadonlyMap<string, number>): DayPrice {
  return { date, lowest: lowest.get(date) ?? null, highest: null, isSoldOut: false }
}
