import { jalali } from '#calendar/jalali.ts'
import type { DayPrice } from '#flights/day-prices.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { DirectService } from '#flights/service.ts'
import { airportOf, type City, cityOf, distanceKm } from '#places/airports.ts'
import type { LandingFlights, OriginFare } from '#storefront/answered.ts'
import { dayPath } from '#storefront/search-path.ts'

/** origins are compared over so many days from tomorrow on; of one, the coming months are looked at */
export const daysCompared = 30
/** abroad fewer: a day nobody asked for yet must be laid out first, with all its connections */
const daysAhead = { home: 186, abroad: 62 } as const
const daysShown = 14
const originsShown = 12
const largest = ['THR', 'MHD', 'SYZ', 'IFN', 'TBZ'] as const

export interface LandingAsked {
  readonly city: City
  /** the origin whose days are shown; the usual one when nobody says */
  readonly origin: string | undefined
  /** of our travellers, without a change, most flights first */
  readonly services: readonly DirectService[]
  readonly today: Temporal.PlainDate
}

/** The prices of a landing page, and all days of the one origin for what is said of its weekdays. Nothing when nothing is sold. */
export async function landingFlights(
  flights: Pick<Flights, 'calendar'>,
  { city, origin, services, today }: LandingAsked,
): Promise<{ readonly flights: LandingFlights; readonly days: readonly DayPrice[] } | undefined> {
  const origins = originsTo(city, services)
  const fares = await Promise.all(
    origins.map(async (code) => fareFrom(flights, { code, city, services, today })),
  )
  const sold = fares.filter(({ lowest, weeklyFlights }) => lowest !== null || weeklyFlights !== null)
  const from = sold.find((fare) => fare.origin === origin) ?? usual(city, sold)
  if (from === undefined) return undefined
  const ahead = daysAhead[city.country === 'IR' ? 'home' : 'abroad']
  const { pricedAt, days } = await pricesFrom(flights, from.origin, { city, today, days: ahead })
  return {
    days,
    flights: {
      cityCode: city.code,
      cityName: city.name,
      pricedAt,
      origins: sold.toSorted((a, b) => (a.lowest ?? Infinity) - (b.lowest ?? Infinity)),
      from: {
        origin: from.origin,
        originName: from.originName,
        days: days.slice(0, daysShown).map(({ date, lowest, isSoldOut }) => ({
          date,
          lowest: isSoldOut ? null : lowest,
          path: dayPath(from.origin, city.code, date),
        })),
        months: monthsOf(days).map((one) => ({ ...one, path: dayPath(from.origin, city.code, one.date) })),
      },
    },
  }
}

/** Where one may come from: those who fly directly, most flights first; abroad also from our largest cities, with a change. */
function originsTo(city: City, services: readonly DirectService[]): readonly string[] {
  const direct = services.slice(0, originsShown).map((service) => service.origin)
  return city.country === 'IR' ? direct : [...new Set([...direct, ...largest])]
}

/** Whose days are shown when nobody says: inside Iran the most flown origin's, abroad Tehran's if it has any. */
function usual(city: City, fares: readonly OriginFare[]): OriginFare | undefined {
  const tehran = fares.find(({ origin, lowest }) => origin === 'THR' && lowest !== null)
  return city.country === 'IR' ? fares[0] : (tehran ?? fares[0])
}

interface FareAsked extends Omit<LandingAsked, 'origin'> {
  readonly code: string
}

async function fareFrom(
  flights: Pick<Flights, 'calendar'>,
  { code, city, services, today }: FareAsked,
): Promise<OriginFare> {
  const { days } = await pricesFrom(flights, code, { city, today, days: daysCompared })
  const best = cheapest(days)
  const service = services.find((one) => one.origin === code)
  return {
    origin: code,
    originName: cityOf(code).name,
    lowest: best?.lowest ?? null,
    date: best?.date ?? null,
    weeklyFlights: service?.weeklyFlights ?? null,
    durationMinutes: service?.durationMinutes ?? null,
    distanceKm: service?.distanceKm ?? kmBetween(cityOf(code), city),
    path: best === undefined ? null : dayPath(code, city.code, best.date),
  }
}

/** An origin's prices from tomorrow on. */
export function pricesFrom(
  flights: Pick<Flights, 'calendar'>,
  origin: string,
  { city, today, days }: { city: City; today: Temporal.PlainDate; days: number },
) {
  return flights.calendar({
    origin: { code: origin, kind: 'CityCode' },
    destination: { code: city.code, kind: 'CityCode' },
    from: today.add({ days: 1 }).toString(),
    days,
  })
}

export interface CheapestDay {
  readonly date: string
  readonly lowest: number
}

/** The cheapest day one can still buy. */
export function cheapest(days: readonly DayPrice[]): CheapestDay | undefined {
  return days
    .flatMap(({ date, lowest, isSoldOut }) => (lowest === null || isSoldOut ? [] : [{ date, lowest }]))
    .toSorted((a, b) => a.lowest - b.lowest)[0]
}

/** The cheapest day of each month, of months whose every day still to come is among them. */
function monthsOf(days: readonly DayPrice[]) {
  const byMonth = Map.groupBy(days, ({ date }) => monthAt(Temporal.PlainDate.from(date)))
  return [...byMonth].flatMap(([index, ones]) => {
    const last = Temporal.PlainDate.from(ones.at(-1)?.date ?? '')
    const best = monthAt(last.add({ days: 1 })) === index ? undefined : cheapest(ones)
    return best === undefined ? [] : [{ year: Math.floor(index / 12), month: (index % 12) + 1, ...best }]
  })
}

/** Jalali months in one row: each a whole number, one more than the month before. */
function monthAt(date: Temporal.PlainDate): number {
  const { year, month } = jalali(date)
  return year * 12 + month - 1
}

/** Between the main airports of two cities. */
function kmBetween(one: City, other: City): number {
  const [a, b] = [one.airports[0] ?? one.code, other.airports[0] ?? other.code]
  return Math.round(distanceKm(airportOf(a), airportOf(b)))
}
