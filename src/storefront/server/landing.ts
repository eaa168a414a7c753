import { weekdayFromSaturday } from '#calendar/names.ts'
import { iranZone } from '#calendar/zones.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { DirectService } from '#flights/service.ts'
import { findAirline } from '#places/airlines.ts'
import { airportOf, type City, cityOf, findAirport, findCity } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'
import type { House } from '#server/house.ts'
import { type LandingFacts, weekdayPrices } from '#storefront/landing-facts.ts'
import type { LandingFlights } from '#storefront/responses.ts'
import { fresh } from '#storefront/server/cached.ts'
import { landingFlights } from '#storefront/server/landing-flights.ts'
import { refuse } from '#storefront/server/refusals.ts'

export interface Landing {
  readonly facts: LandingFacts
  readonly flights: LandingFlights
  readonly unready: number
}

export type LandingOf = (asked: {
  readonly cityCode: string
  readonly origin?: string | undefined
}) => Promise<Landing>

const othersShown = 12

/** Cached for minutes; airport codes stand for their city. Throws CITY_NOT_SERVED. */
export function openLanding(house: Pick<House, 'clock' | 'log' | 'settings'>, flights: Flights): LandingOf {
  const made = fresh(house, (key) => {
    const [cityCode = '', origin] = key.split('<')
    return landing(flights, { cityCode, origin, now: house.clock.now() })
  })
  return async ({ cityCode, origin }) => {
    const code = findCity(cityCode)?.code ?? findAirport(cityCode)?.cityCode
    if (code === undefined || !flights.destinations().includes(code)) throw refuse('CITY_NOT_SERVED')
    return made(findCity(origin ?? '') === undefined ? code : `${code}<${origin}`)
  }
}

interface LandingWanted {
  readonly cityCode: string
  readonly origin: string | undefined
  readonly now: Temporal.Instant
}

async function landing(flights: Flights, { cityCode, origin, now }: LandingWanted): Promise<Landing> {
  const city = findCity(cityCode)
  if (city === undefined) throw refuse('CITY_NOT_SERVED')
  const services = flights.servicesTo(cityCode).filter(isOurs(city))
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  const priced = await landingFlights(flights, { city, origin, services, today })
  if (priced === undefined) throw refuse('CITY_NOT_SERVED')
  const facts: LandingFacts = {
    city,
    countryName: findCountry(city.country)?.name ?? '',
    airports: city.airports.map(airportOf),
    services,
    airlines: airlinesOf(services),
    flights: priced.flights,
    weekdays: weekdayPrices(
      priced.days.map(({ date, lowest, isSoldOut }) => ({ date, lowest: isSoldOut ? null : lowest })),
      (date) => weekdayFromSaturday(Temporal.PlainDate.from(date)),
    ),
    others: othersThan(city, flights.destinations()),
    aheadOfTehran: aheadOfTehran(city, now),
  }
  return { facts, flights: priced.flights, unready: priced.flights.unready }
}

/** Inside Iran, or abroad from Iran and Iraq. */
function isOurs({ country }: City): (service: DirectService) => boolean {
  const homes = country === 'IR' ? ['IR'] : ['IR', 'IQ'].filter((home) => home !== country)
  return ({ origin }) => homes.includes(cityOf(origin).country)
}

function airlinesOf(services: LandingFacts['services']): LandingFacts['airlines'] {
  const flown = new Map<string, number>()
  for (const { id, weeklyFlights } of services.flatMap((service) => service.airlines))
    flown.set(id, (flown.get(id) ?? 0) + weeklyFlights)
  return [...flown]
    .flatMap(([id, weeklyFlights]) => {
      const airline = findAirline(id)
      return airline === undefined ? [] : [{ airline, weeklyFlights }]
    })
    .toSorted((a, b) => b.weeklyFlights - a.weeklyFlights)
}

function othersThan(city: City, destinations: readonly string[]): readonly City[] {
  return destinations
    .flatMap((code) => findCity(code) ?? [])
    .filter((other) => other.code !== city.code && (other.country === 'IR') === (city.country === 'IR'))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, othersShown)
}

function aheadOfTehran({ timeZone }: City, now: Temporal.Instant): number {
  const offset = (of: string) => now.toZonedDateTimeISO(of).offsetNanoseconds / 60_000_000_000
  return offset(timeZone) - offset(iranZone)
}
