import { storedHere } from '#calls/guest-cookie.ts'
import type { HotelSearch } from '#hotels/address.ts'
import { lineOf, searchOn } from '#hotels/search-line.ts'

/** A guest's searches stay in a cookie until sign-in. */
const kept = storedHere('hotel-searches', (line) => searchOn(line) !== undefined)

export function hotelSearchesHere(cookies: string | null): readonly HotelSearch[] {
  return kept.lines(cookies).flatMap((line) => searchOn(line) ?? [])
}

/** A Set-Cookie header; a repeated search moves up. */
export function withHotelSearch(cookies: string | null, search: HotelSearch): string {
  return kept.having(cookies, lineOf(search))
}

/** A Set-Cookie header without these lines, or without any. */
export function withoutHotelSearches(cookies: string | null, lines?: readonly string[]): string {
  return kept.without(cookies, lines)
}
