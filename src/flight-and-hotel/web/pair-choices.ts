import { weekdayDayMonth } from '#calendar/formatted.ts'
import { daysFrom } from '#calendar/weeks.ts'
import { type PairRequest, plainAgeField } from '#flight-and-hotel/address.ts'
import { roomsLine } from '#hotels/address.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import type { HotelCity } from '#hotels/responses.ts'
import { roomsInWords } from '#hotels/web/hotel-words.ts'
import { searchPlaces } from '#places/search.ts'
import type { Option, OptionGroup } from '#web/ui/fields/select-field.tsx'

export interface PairChoices {
  readonly origins: readonly OptionGroup[]
  readonly destinations: readonly OptionGroup[]
  readonly days: readonly Option[]
  readonly rooms: readonly Option[]
}

export { plainAgeField }

const daysOffered = 90

export function choicesFor(
  asked: PairRequest,
  { today, cities }: { readonly today: Temporal.PlainDate; readonly cities: readonly HotelCity[] },
): PairChoices {
  const near = daysFrom(today, daysOffered).map(dayOption)
  const far = [asked.out, asked.back].filter((day) => day !== '' && near.every(({ value }) => value !== day))
  return {
    origins: [
      { label: 'شهرهای ایران', options: placesIn('domestic', 60) },
      { label: 'شهرهای دیگر', options: placesIn('international', 120) },
    ],
    destinations: [
      { label: 'شهرهای ایران', options: citiesWhere(cities, true) },
      { label: 'شهرهای دیگر', options: citiesWhere(cities, false) },
    ],
    days: [...near, ...[...new Set(far)].map((day) => dayOption(Temporal.PlainDate.from(day)))],
    rooms: roomOptions(asked.rooms),
  }
}

function placesIn(scope: 'domestic' | 'international', take: number): readonly Option[] {
  return searchPlaces('', { scope, take })
    .filter(({ airports }) => airports.some(({ country }) => (country === 'IR') === (scope === 'domestic')))
    .map(({ city }) => ({ value: city.code, label: city.name }))
}

function citiesWhere(cities: readonly HotelCity[], isDomestic: boolean): readonly Option[] {
  return cities
    .filter((city) => city.isDomestic === isDomestic)
    .map(({ cityCode, name }) => ({ value: cityCode, label: name }))
}

function dayOption(date: Temporal.PlainDate): Option {
  return { value: date.toString(), label: weekdayDayMonth(date) }
}

const usual: readonly (readonly number[])[] = [[1], [2], [3], [4], [1, 1], [2, 1], [2, 2], [2, 2, 2]]

function roomOptions(asked: readonly Occupancy[]): readonly Option[] {
  const all = [...usual.map((adults) => adults.map((count) => ({ adults: count, childAges: [] }))), asked]
  const lines = new Map(all.map((rooms) => [roomsLine(rooms), roomsInWords(rooms)]))
  return [...lines].map(([value, label]) => ({ value, label }))
}
