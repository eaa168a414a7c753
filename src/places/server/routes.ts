import type { placeCalls } from '#places/calls.ts'
import { COUNTRIES, findCountry } from '#places/countries.ts'
import { type FoundPlace, searchPlaces } from '#places/search.ts'
import type { Handlers } from '#server/handlers.ts'

export function placeHandlers(): Handlers<typeof placeCalls> {
  return {
    countries: async () => COUNTRIES.map((country) => ({ ...country })),
    domesticAirports: async ({ body }) =>
      searchPlaces(body.query, { scope: 'domestic', take: body.take }).map(shown),
    internationalAirports: async ({ body }) =>
      searchPlaces(body.query, { scope: 'international', take: body.take }).map(shown),
  }
}

function shown({ city, airports, near }: FoundPlace) {
  return {
    kind: 'CityCode' as const,
    code: city.code,
    name: city.name,
    nameEn: city.nameEn,
    country: city.country,
    countryName: findCountry(city.country)?.name ?? city.country,
    near,
    airports: airports.map(({ iata, name, nameEn }) => ({
      kind: 'AirportCode' as const,
      code: iata,
      name,
      nameEn,
    })),
  }
}
