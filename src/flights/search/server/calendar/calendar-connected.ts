import { calendar } from '#flights/engine/engine.ts'
import type { CalendarBody } from '#flights/requests.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import { dearestOn } from '#flights/search/server/found/dearest.ts'
import { fedFor, isPublishedOn, type Way, waysBetween, windowsOf } from '#flights/search/server/found/ways.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'

/** the dearest price is computed only for a week: it takes as long as a year's lowest prices */
const daysWithHighest = 7

/**
 * Adult prices of each day over any connection. With a patience (ms), days whose schedule is not computed in time are left
 * out.
 */
export async function connectedCalendar(
  room: Room,
  asked: Pick<CalendarBody, 'origin' | 'destination'>,
  dates: Dates,
): Promise<FarePrices> {
  const { told, of } = dates.sold.length === 0 ? nothing : await pricesOf(room, asked, dates)
  const isTold = new Set(told.map(String))
  const unready = new Set(dates.sold.map(String).filter((date) => !isTold.has(date)))
  const pricedAt = room.clock.now().toString({ smallestUnit: 'second' })
  return {
    pricedAt,
    days: dates.all
      .map(String)
      .filter((date) => !unready.has(date))
      .map((date) => ({ date, ...(of.get(date) ?? unsold), isSoldOut: false, pricedAt })),
    unready: unready.size,
  }
}

interface Dates {
  readonly all: readonly Temporal.PlainDate[]
  readonly sold: readonly Temporal.PlainDate[]
  readonly patienceMs?: number | undefined
}

interface Prices {
  readonly lowest: Rial | null
  readonly highest: Rial | null
}
const unsold: Prices = { lowest: null, highest: null }

interface Told {
  readonly told: readonly Temporal.PlainDate[]
  /** by ISO day; days without a journey are missing */
  readonly of: ReadonlyMap<string, Prices>
}
const nothing: Told = { told: [], of: new Map() }

async function pricesOf(
  room: Room,
  asked: Pick<CalendarBody, 'origin' | 'destination'>,
  { all, sold, patienceMs }: Dates,
): Promise<Told> {
  const fed = await fedFor(room, sold, { patienceMs })
  const told = sold.filter((date) => isPublishedOn(fed, date))
  const ways = waysBetween(fed, asked)
  const withHighest = all.length <= daysWithHighest
  const lowest = lowestOf(fed, ways, told)
  const of = told.map((date): [string, Prices] => {
    const least = lowest.get(date.toString())
    if (least === undefined) return [date.toString(), unsold]
    return [
      date.toString(),
      { lowest: least, highest: withHighest ? (dearestOn(fed, ways, date) ?? null) : null },
    ]
  })
  return { told, of: new Map(of) }
}

/** The lowest over all ways between two cities, by ISO day; business where economy is sold out. */
function lowestOf(
  fed: Fed,
  ways: readonly Way[],
  dates: readonly Temporal.PlainDate[],
): ReadonlyMap<string, Rial> {
  const economy = lowestIn(fed, 'economy', { ways, dates })
  const soldOut = dates.filter((date) => !economy.has(date.toString()))
  if (soldOut.length === 0) return economy
  return new Map([...economy, ...lowestIn(fed, 'business', { ways, dates: soldOut })])
}

function lowestIn(
  fed: Fed,
  product: ProductName,
  { ways, dates }: { readonly ways: readonly Way[]; readonly dates: readonly Temporal.PlainDate[] },
): ReadonlyMap<string, Rial> {
  const lowest = new Map<string, Rial>()
  for (const way of ways) {
    const prices = calendar(fed.of[product], way.wanted, windowsOf(fed, way, dates))
    for (const [place, date] of dates.entries()) {
      const price = prices[place]
      const known = lowest.get(date.toString())
      if (price !== undefined && (known === undefined || price < known)) lowest.set(date.toString(), price)
    }
  }
  return lowest
}
