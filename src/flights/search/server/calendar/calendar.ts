import { clocks } from '#calendar/clocks.ts'
import { daysFrom } from '#calendar/weeks.ts'
import { flightDay, todayAt } from '#flights/inventory/server/flight-day.ts'
import { type PricesThen, pricesOn } from '#flights/inventory/server/prices-on.ts'
import { routeKey } from '#flights/inventory/server/timetable.ts'
import { rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import type { CalendarBody } from '#flights/requests.ts'
import type { DayPrice, FarePrices } from '#flights/search/day-prices.ts'
import { connectedCalendar } from '#flights/search/server/calendar/calendar-connected.ts'
import { madeDay } from '#flights/search/server/calendar/made-day.ts'
import { madePrices } from '#flights/search/server/calendar/made-prices.ts'
import { straightDays } from '#flights/search/server/calendar/straight-days.ts'
import { type Wanted, wantedOf } from '#flights/search/server/calendar/wanted.ts'
import { fedFor, isPublishedOn } from '#flights/search/server/found/ways.ts'
import { airportPairs, checkPlaces, isDomestic, soldDaysAhead } from '#flights/search/server/journey.ts'
import type { Room } from '#flights/server/room.ts'
import { rial } from '#money/rial.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'

/** HomePageCalendar and PlpCalendar: direct flights from the tables or
 * the seed, connections as far as computed in `patienceMs`. */
export async function calendar(room: Room, asked: CalendarBody, patienceMs?: number): Promise<FarePrices> {
  checkPlaces(asked.origin, asked.destination)
  const wanted = wantedOf(asked)
  const every = daysFrom(Temporal.PlainDate.from(asked.from), asked.days)
  const everySold = every.filter((date) => isSold(date, room.clock.now()))
  const fed = await fedInCabin(room, wanted, { sold: everySold, patienceMs })
  const isStraight = await straightDays(room, wanted, fed)
  const unready = everySold.filter((date) => fed !== undefined && !isPublishedOn(fed.fed, date))
  const isReady = (date: Temporal.PlainDate) => !unready.includes(date)
  const [all, sold] = [every.filter(isReady), everySold.filter(isReady)]
  const straight = sold.filter(isStraight)
  if (sold.length > 0 && unready.length === 0 && straight.length === sold.length)
    return straightOn(room, wanted, all)
  const byChange = sold.filter((date) => !isStraight(date))
  const [direct, connected] = await Promise.all([
    straightOn(room, wanted, straight),
    connectedCalendar(room, wanted, { all, sold: byChange, patienceMs }),
  ])
  const days = together(direct, connected)
  return { ...days, unready: days.unready + unready.length }
}

interface SoldDays {
  readonly sold: readonly Temporal.PlainDate[]
  readonly patienceMs: number | undefined
}

async function fedInCabin(room: Room, wanted: Wanted, { sold, patienceMs }: SoldDays) {
  const { cabinClass: cabin, seats, origin, destination } = wanted
  if (cabin === undefined || sold.length === 0 || !isDomestic(origin, destination)) return undefined
  return { cabin, fed: await fedFor(room, sold, { seats, patienceMs }) }
}

/** Direct flights only: fast even before the year's schedule is computed. */
export function straightCalendar(room: Room, asked: CalendarBody): Promise<FarePrices> {
  return straightOn(room, wantedOf(asked), daysFrom(Temporal.PlainDate.from(asked.from), asked.days))
}

function together(direct: FarePrices, connected: FarePrices): FarePrices {
  const known = new Map(direct.days.map((day) => [day.date, day]))
  const pricedAt = direct.days.length === 0 ? connected.pricedAt : direct.pricedAt
  return { ...connected, pricedAt, days: connected.days.map((day) => known.get(day.date) ?? day) }
}

async function straightOn(
  room: Room,
  wanted: Wanted,
  dates: readonly Temporal.PlainDate[],
): Promise<FarePrices> {
  const now = room.clock.now()
  const rules = await rulesOn(room, now)
  const pairs = airportPairs(room.timetable, wanted.origin, wanted.destination)
  const sold = dates.filter((date) => isSold(date, now))
  const byPair = await Promise.all(
    pairs.map((pair) => pricesOfPair(room, { ...wanted, pair, dates: sold, rules }, now)),
  )
  const days = dates.map((date) => joined(date.toString(), byPair, instantText(now)))
  return { pricedAt: days.map((day) => day.pricedAt).sort()[0] ?? instantText(now), days, unready: 0 }
}

export function isSold(date: Temporal.PlainDate, now: Temporal.Instant): boolean {
  const today = todayAt(now)
  return (
    Temporal.PlainDate.compare(date, today) >= 0 &&
    Temporal.PlainDate.compare(date, today.add({ days: soldDaysAhead })) <= 0
  )
}

type PairPrices = ReadonlyMap<string, PricesThen>

interface PairWanted extends Pick<Wanted, 'seats' | 'cabinClass'> {
  readonly rules: RulesInForce
  readonly pair: readonly [string, string]
  readonly dates: readonly Temporal.PlainDate[]
}

async function pricesOfPair(room: Room, asked: PairWanted, now: Temporal.Instant): Promise<PairPrices> {
  const made = await madeOf(room, asked, now)
  const key = routeKey(...asked.pair)
  return new Map(
    asked.dates.map((date) => {
      const iso = date.toString()
      return [iso, made.get(iso) ?? unmade(room, { ...asked, key, date }, now)]
    }),
  )
}

async function madeOf(
  room: Room,
  { pair, dates, seats, cabinClass, rules }: PairWanted,
  now: Temporal.Instant,
): Promise<PairPrices> {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const byAirline = rules.key !== ''
  const rows = await madePrices(room.database, { pair, first, last, seats, cabinClass, now, byAirline })
  const days = Map.groupBy(rows, ({ date }) => date.toString())
  return new Map(
    [...days].map(([date, of]) => [date, { of: madeDay(of, { rules, pair }), pricedAt: instantText(now) }]),
  )
}

/** As long as a search stays valid, so that a refreshed calendar is computed anew. */
const keptMs = clocks.search * 1000

interface UnmadeDay extends Pick<Wanted, 'seats' | 'cabinClass'> {
  readonly rules: RulesInForce
  readonly key: string
  readonly date: Temporal.PlainDate
}

function unmade(
  room: Room,
  { key, date, seats, cabinClass: cabin, rules }: UnmadeDay,
  now: Temporal.Instant,
): PricesThen {
  const name = `${key}|${date}|${seats}|${cabin ?? ''}|${Math.floor(now.epochMilliseconds / keptMs)}|${rules.key}`
  const known = room.prices.get(name) ?? {
    of: pricesOn(room, { key, day: flightDay(date), seats, cabin, rules }, now.epochMilliseconds),
    pricedAt: instantText(now),
  }
  room.prices.set(name, known)
  return known
}

function joined(date: string, pairs: readonly PairPrices[], now: string): DayPrice {
  const then = pairs.flatMap((pair) => pair.get(date) ?? [])
  const pricedAt = then.map((one) => one.pricedAt).sort()[0] ?? now
  const all = then.flatMap(({ of }) => of ?? [])
  const selling = all.filter((prices) => !prices.isSoldOut)
  const counted = selling.length > 0 ? selling : all
  if (counted.length === 0) return { date, lowest: null, highest: null, isSoldOut: false, pricedAt }
  return {
    date,
    lowest: rial(Math.min(...counted.map(({ lowest }) => lowest))),
    highest: rial(Math.max(...counted.map(({ highest }) => highest))),
    isSoldOut: selling.length === 0,
    pricedAt,
  }
}

function instantText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' })
}
