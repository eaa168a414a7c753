import { calendar } from '#flights/engine/engine.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import type { Wanted } from '#flights/search/server/calendar/wanted.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import { productsIn } from '#flights/search/server/found/cabin-products.ts'
import { cabinIn } from '#flights/search/server/found/connected.ts'
import { dearestOn } from '#flights/search/server/found/dearest.ts'
import { fedFor, isPublishedOn, type Way, waysBetween, windowsOf } from '#flights/search/server/found/ways.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'

/** the dearest price is computed only for a week: it takes as long as a year's lowest prices */
const daysWithHighest = 7

/** The adult prices of each day by connecting flights with the seats;
 * with `patienceMs`, without the days not laid out by then. */
export async function connectedCalendar(room: Room, wanted: Wanted, dates: Dates): Promise<FarePrices> {
  const { told, of } = dates.sold.length === 0 ? nothing : await pricesOf(room, wanted, dates)
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

interface ConnectedPrices {
  readonly told: readonly Temporal.PlainDate[]
  /** by ISO day; days without a journey are missing */
  readonly of: ReadonlyMap<string, Prices>
}
const nothing: ConnectedPrices = { told: [], of: new Map() }

async function pricesOf(
  room: Room,
  wanted: Wanted,
  { all, sold, patienceMs }: Dates,
): Promise<ConnectedPrices> {
  const fed = await fedFor(room, sold, { seats: wanted.seats, patienceMs })
  const told = sold.filter((date) => isPublishedOn(fed, date))
  const ways = waysBetween(fed, wanted)
  const cabin = cabinIn(wanted)
  const withHighest = all.length <= daysWithHighest
  const lowest = lowestOf(fed, cabin, { ways, dates: told })
  const of = told.map((date): [string, Prices] => {
    const least = lowest.get(date.toString())
    if (least === undefined) return [date.toString(), unsold]
    return [
      date.toString(),
      { lowest: least, highest: withHighest ? (dearestOn(fed, { ways, cabin }, date) ?? null) : null },
    ]
  })
  return { told, of: new Map(of) }
}

interface Days {
  readonly ways: readonly Way[]
  readonly dates: readonly Temporal.PlainDate[]
}

/** Of all the ways between two cities the least, by ISO day; of any cabin in business where economy is sold out. */
function lowestOf(
  fed: Fed,
  cabin: keyof typeof productsIn,
  { ways, dates }: Days,
): ReadonlyMap<string, Rial> {
  let lowest: ReadonlyMap<string, Rial> = new Map()
  for (const product of productsIn[cabin]) {
    const soldOut = dates.filter((date) => !lowest.has(date.toString()))
    if (soldOut.length > 0) lowest = new Map([...lowest, ...lowestIn(fed, product, { ways, dates: soldOut })])
  }
  return lowest
}

function lowestIn(fed: Fed, product: ProductName, { ways, dates }: Days): ReadonlyMap<string, Rial> {
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
