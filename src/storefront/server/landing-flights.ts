import { jalali } from '#calendar/jalali.ts'
import { daysFrom } from '#calendar/weeks.ts'
import type { DayPrice } from '#flights/search/day-prices.ts'
import type { DirectService } from '#flights/service.ts'
import { airportOf, type City, cityOf, distanceKm } from '#places/airports.ts'
import { dayPath } from '#storefront/day-path.ts'
import type { LandingFlights, OriginFare } from '#storefront/responses.ts'
import { cheapest, type Prices, pricesFrom } from '#storefront/server/coming-prices.ts'

/** days of one origin; fewer abroad, where each day includes connections */
const daysAhead = { home: 186, abroad: 62 } as const
const daysShown = 14
const originsShown = 12
const largest = ['THR', 'MHD', 'SYZ', 'IFN', 'TBZ'] as const

export interface LandingRequest {
  readonly city: City
  readonly origin: string | undefined
  readonly services: readonly DirectService[]
  readonly today: Temporal.PlainDate
}

/** Loaded prices, and the origin's days for the weekday sentence. undefined when nothing is sold. */
export async function landingFlights(
  prices: Prices,
  { city, origin, services, today }: LandingRequest,
): Promise<{ readonly flights: LandingFlights; readonly days: readonly DayPrice[] } | undefined> {
  const compared = await faresTo(prices, { city, services, today })
  const from = compared.fares.find((fare) => fare.origin === origin) ?? usual(city, compared)
  if (from === undefined) return undefined
  const ahead = daysAhead[city.country === 'IR' ? 'home' : 'abroad']
  const way = { origin: from.origin, destination: city.code }
  const { pricedAt, days, unready } = await pricesFrom(prices, way, { today, days: ahead })
  return {
    days,
    flights: {
      cityCode: city.code,
      cityName: city.name,
      pricedAt,
      daysCompared: compared.days,
      unready: Math.max(compared.unready, unready),
      origins: compared.fares.toSorted((a, b) => (a.lowest ?? Infinity) - (b.lowest ?? Infinity)),
      from: {
        origin: from.origin,
        originName: from.originName,
        days: daysFrom(today.add({ days: 1 }), daysShown).map((date) => dayView(way, date, days)),
        months: monthsOf(days).map((one) => ({ ...one, path: dayPath(way.origin, city.code, one.date) })),
      },
    },
  }
}

function dayView(
  { origin, destination }: { readonly origin: string; readonly destination: string },
  on: Temporal.PlainDate,
  days: readonly DayPrice[],
): LandingFlights['from']['days'][number] {
  const date = on.toString()
  const day = days.find((one) => one.date === date)
  return {
    date,
    lowest: day === undefined || day.isSoldOut ? null : day.lowest,
    isRead: day !== undefined,
    path: dayPath(origin, destination, date),
  }
}

interface Compared {
  readonly days: number
  readonly unready: number
  readonly fares: readonly OriginFare[]
}

async function faresTo(prices: Prices, asked: Omit<LandingRequest, 'origin'>): Promise<Compared> {
  const { city, services, today } = asked
  const origins = originsTo(city, services)
  const found = await Promise.all(
    origins.map((origin) => pricesFrom(prices, { origin, destination: city.code }, { today })),
  )
  const days = Math.min(...found.map((one) => one.days.length))
  const unready = Math.max(0, ...found.map((one) => one.unready))
  const fares = origins.map((code, place) => fareFrom(code, asked, found[place]?.days.slice(0, days) ?? []))
  const isSold = ({ lowest, weeklyFlights }: OriginFare) => lowest !== null || weeklyFlights !== null
  return { days, unready, fares: unready > 0 ? fares : fares.filter(isSold) }
}

/** Cities with direct flights, most flights first; abroad also our largest cities, with connections. */
function originsTo(city: City, services: readonly DirectService[]): readonly string[] {
  const direct = services.slice(0, originsShown).map((service) => service.origin)
  return city.country === 'IR' ? direct : [...new Set([...direct, ...largest])]
}

/** Default origin: the most flown inside Iran, abroad Tehran if it has flights. */
function usual(city: City, { fares, unready }: Compared): OriginFare | undefined {
  const tehran = fares.find(({ origin, lowest }) => origin === 'THR' && (lowest !== null || unready > 0))
  return city.country === 'IR' ? fares[0] : (tehran ?? fares[0])
}

function fareFrom(
  code: string,
  { city, services }: Pick<LandingRequest, 'city' | 'services'>,
  days: readonly DayPrice[],
): OriginFare {
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

function monthsOf(days: readonly DayPrice[]) {
  const byMonth = Map.groupBy(days, ({ date }) => monthAt(Temporal.PlainDate.from(date)))
  return [...byMonth].flatMap(([index, ones]) => {
    const last = Temporal.PlainDate.from(ones.at(-1)?.date ?? '')
    const best = monthAt(last.add({ days: 1 })) === index ? undefined : cheapest(ones)
    return best === undefined ? [] : [{ year: Math.floor(index / 12), month: (index % 12) + 1, ...best }]
  })
}

function monthAt(date: Temporal.PlainDate): number {
  const { year, month } = jalali(date)
  return year * 12 + month - 1
}

function kmBetween(one: City, other: City): number {
  const [a, b] = [one.airports[0] ?? one.code, other.airports[0] ?? other.code]
  return Math.round(distanceKm(airportOf(a), airportOf(b)))
}
