import { weekdayDayMonth } from '#calendar/formatted.ts'
import { daysFrom } from '#calendar/weeks.ts'
import { iranZone } from '#calendar/zones.ts'
import type { Search } from '#flights/search/search-params.ts'
import { isDay, type LegOfSearch, type SearchRequest } from '#flights/search/search-request.ts'
import type { RecentPlace } from '#flights/search/web/form/recent-for.ts'
import { recentPlaces, type SearchedBefore } from '#flights/search/web/form/recent-places.ts'
import { airportsAt, findAirport, findCity } from '#places/airports.ts'
import { searchPlaces } from '#places/search.ts'
import type { Option } from '#web/ui/fields/select-field.tsx'
import type { Place } from '#web/ui/places/place-rows.tsx'

export type Scope = 'domestic' | 'international'

export interface SearchChoices {
  readonly scope: Scope
  readonly places: readonly Place[]
  readonly days: readonly Option[]
  readonly recent: readonly RecentPlace[]
  readonly today: string
}

const daysOffered = 60
/** longest lists that people still read */
const citiesOffered = { domestic: 50, international: 120 } as const satisfies Record<Scope, number>

const cities: Readonly<Record<Scope, readonly Place[]>> = {
  domestic: citiesIn('domestic'),
  international: citiesIn('international'),
}

interface ChoicesWanted {
  /** searches the form may be filled with: their places and days are among its choices */
  readonly filled: readonly SearchRequest[]
  readonly scope?: Scope
  readonly before: readonly SearchedBefore[]
}

export function searchChoices(
  now: Temporal.Instant,
  { filled, scope = 'domestic', before }: ChoicesWanted,
): SearchChoices {
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  const days = daysFrom(today, daysOffered).map(dayOption)
  const listed = cities[scope]
  return {
    scope,
    places: [...listed, ...placesAsked(filled).filter((place) => !isAmong(listed, place))],
    days: [...days, ...farDays(filled, days)],
    recent: recentPlaces(before),
    today: today.toString(),
  }
}

/** International as soon as one place is abroad. */
export function scopeOf({ legs }: Pick<SearchRequest, 'legs'>): Scope {
  const isAbroad = legs
    .flatMap(({ origin, destination }) => [origin, destination])
    .some((place) => place && airportsAt(place).some(({ country }) => country !== 'IR'))
  return isAbroad ? 'international' : 'domestic'
}

/** «تهران», «فرودگاه امام خمینی»; an unknown code stays itself. */
function placeNames({ origin, destination }: Pick<LegOfSearch, 'origin' | 'destination'>): Names {
  const named = ({ code, kind }: LegOfSearch['origin']) =>
    (kind === 'AirportCode' ? findAirport(code) : findCity(code))?.name ?? code
  return { originName: named(origin), destinationName: named(destination) }
}

export type SearchNamed = Search & Names & { readonly legNames: readonly Names[] }

export function namedSearch(search: Search): SearchNamed {
  return { ...search, ...placeNames(search), legNames: (search.legs ?? []).map(placeNames) }
}

export interface Names {
  readonly originName: string
  readonly destinationName: string
}

function citiesIn(scope: Scope): readonly Place[] {
  return searchPlaces('', { scope, take: citiesOffered[scope] }).map(({ city, airports }) => ({
    code: city.code,
    name: city.name,
    sub: airports.length > 1 ? 'همهٔ فرودگاه‌ها' : (airports[0]?.name ?? ''),
  }))
}

function placesAsked(filled: readonly SearchRequest[]): readonly Place[] {
  const codes = filled.flatMap(({ legs }) => legs.flatMap(({ origin, destination }) => [origin, destination]))
  const places = codes.flatMap((place) => {
    if (place === undefined) return []
    const isAirport = place.kind === 'AirportCode'
    const name = (isAirport ? findAirport(place.code) : findCity(place.code))?.name
    return name === undefined ? [] : [{ code: place.code, name, sub: '', ...(isAirport && { nested: true }) }]
  })
  return places.filter((place, at) => !isAmong(places.slice(0, at), place))
}

function isAmong(places: readonly Place[], { code, nested = false }: Place): boolean {
  return places.some((place) => place.code === code && (place.nested ?? false) === nested)
}

function farDays(filled: readonly SearchRequest[], offered: readonly Option[]): readonly Option[] {
  const days = filled.flatMap(({ legs, back }) => [...legs.map(({ date }) => date), back])
  const far = days.filter((day) => isDay(day) && offered.every(({ value }) => value !== day))
  return [...new Set(far)].toSorted().map((day) => dayOption(Temporal.PlainDate.from(day)))
}

function dayOption(date: Temporal.PlainDate): Option {
  return { value: date.toString(), label: weekdayDayMonth(date) }
}
