import { storedHere } from '#calls/guest-cookie.ts'
import type { HotelSearch } from '#hotels/address.ts'
import { lineOf, searchOn } from '#hotels/search-line.ts'

/** A guest's searches for hotels stay in the guest's own browser until somebody signs in there. */
const kept = storedHere('hotel-searches', (line) => searchOn(line) !== undefined)

/** What this browser remembers, latest first; what is no search of ours is passed over. */
export function hotelSearchesHere(cookies: string | null): readonly HotelSearch[] {
  return kept.lines(cookies).flatMap((line) => searchOn(line) ?? [])
}

/** The header that remembers one more; the same search moves up. */
export function withHotelSearch(cookies: string | null, search: HotelSearch): string {
  return kept.having(cookies, lineOf(search))
}

/** The header that forgets these lines; without any, all. */
export function withoutHotelSearches(cookies: string | null, lines?: readonly string[]): string {
  return kept.without(cookies, lines)
}
