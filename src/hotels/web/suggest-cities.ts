import type { ResponseOf } from '#calls/call.ts'
import type { hotelCalls } from '#hotels/calls.ts'
import type { HotelCity } from '#hotels/responses.ts'
import { persianDigits } from '#money/digits.ts'
import { ask } from '#web/api.ts'
import type { Place } from '#web/ui/places/place-rows.tsx'

const take = 12

export async function suggestCities(typed: string): Promise<readonly Place[]> {
  const found = await citiesFor(typed.trim())
  return found.slice(0, take).map(cityPlace)
}

export function cityPlace({ cityCode, name, countryName, hotelCount }: HotelCity): Place {
  const sub = hotelCount === 0 ? countryName : `${countryName}\u00a0· ${persianDigits(hotelCount)} هتل`
  return { code: cityCode, name, sub }
}

const known = new Map<string, Promise<ResponseOf<typeof hotelCalls.cities>>>()

function citiesFor(search: string): Promise<readonly HotelCity[]> {
  const before = known.get(search)
  if (before !== undefined) return before
  const asking = ask<typeof hotelCalls.cities>('POST /api/hotel-configuration/Cities/GetAllCities', {
    body: search === '' ? {} : { filters: { search } },
  })
  known.set(search, asking)
  asking.catch(() => known.delete(search))
  return asking
}
