import { daysFrom } from '#calendar/weeks.ts'
import { weekdayDayMonth } from '#calendar/written.ts'
import type { Search } from '#flights/search-params.ts'
import { findAirport, findCity } from '#places/airports.ts'
import { searchPlaces } from '#places/search.ts'
import type { Place } from '#web/ui/place-rows.tsx'
import type { Option } from '#web/ui/select-field.tsx'

/** What the plain fields of the search offer; made on the server, since the table of places stays there. */
export interface SearchChoices {
  readonly places: readonly Place[]
  readonly days: readonly Option[]
  /** today in Tehran, ISO */
  readonly today: string
}

const daysOffered = 60
const zone = 'Asia/Tehran'

const cities: readonly Place[] = searchPlaces('', { scope: 'domestic', take: 50 }).map(
  ({ city, airports }) => ({
    code: city.code,
    name: city.name,
    sub: airports.length > 1 ? 'همهٔ فرودگاه‌ها' : (airports[0]?.name ?? ''),
  }),
)

/** The choices at a moment; an airport or a far day that was searched before is offered too. */
export function searchChoices(now: Temporal.Instant, search?: Search): SearchChoices {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const days = daysFrom(today, daysOffered).map(dayOption)
  const isFar = search !== undefined && days.every(({ value }) => value !== search.date)
  return {
    places: [...cities, ...airportsOf(search)],
    days: isFar ? [...days, dayOption(Temporal.PlainDate.from(search.date))] : days,
    today: today.toString(),
  }
}

/** The names a journey is spoken of by: «تهران», or «فرودگاه امام خمینی»; an unknown code stays itself. */
export function placeNames({ origin, destination }: Search): Names {
  const named = ({ code, kind }: Search['origin']) =>
    (kind === 'AirportCode' ? findAirport(code) : findCity(code))?.name ?? code
  return { originName: named(origin), destinationName: named(destination) }
}

export interface Names {
  readonly originName: string
  readonly destinationName: string
}

function airportsOf(search: Search | undefined): readonly Place[] {
  return [search?.origin, search?.destination].flatMap((place) => {
    const airport = place?.kind === 'AirportCode' ? findAirport(place.code) : undefined
    return airport ? [{ code: airport.iata, name: airport.name, sub: '', nested: true }] : []
  })
}

function dayOption(date: Temporal.PlainDate): Option {
  return { value: date.toString(), label: weekdayDayMonth(date) }
}
