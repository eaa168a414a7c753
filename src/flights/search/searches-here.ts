import { storedHere } from '#calls/guest-cookie.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { bodyIn, lineOf } from '#flights/search/search-line.ts'

/** A guest's searches stay in the guest's own browser, in a cookie, until somebody signs in there. */
const kept = storedHere('searches', (line) => bodyIn(line) !== undefined)

/** What this browser remembers, latest first; what is no search of ours is passed over. */
export function searchesHere(cookies: string | null): readonly AvailableBody[] {
  return kept.lines(cookies).flatMap((line) => bodyIn(line) ?? [])
}

/** The header that remembers one more; the same search moves up. */
export function withSearch(cookies: string | null, asked: AvailableBody): string {
  return kept.having(cookies, lineOf(asked))
}

/** The header that forgets these lines; without any, all. */
export function withoutSearches(cookies: string | null, lines?: readonly string[]): string {
  return kept.without(cookies, lines)
}
