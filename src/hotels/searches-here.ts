import { storedHere } from '#calls/guest-cookie.ts'
import type { HotelSearch } from '#hotels/address.ts'
import { lineOf, searchOn } from '#hotels/search-line.ts'

/** A guest's searches stay in a cookie until sign-in. */
const kept = storedHere('hotel-searches', (line) => searchOn(line) !== undefined)

export function hotelSearchesHere(cookies: string | null): readonly HotelSearch[] {
  return kept.lines(cookies).flatMap((line) => searchOn(line) ?? [])
}

export function withHotelSearch(cookies: string | null, search: HotelSearch): string {
  return kept.having(cookies, lineOf(search))
}

export function withoutHotelSearches(cookies: string | null, lines?: readonly string[]): string {
  return kept.without(cookies, lines)
}
