import { storedHere } from '#calls/guest-cookie.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { bodyIn, lineOf } from '#flights/search/search-line.ts'

/** A guest's searches are stored in a cookie until they sign in. */
const kept = storedHere('searches', (line) => bodyIn(line) !== undefined)

export function searchesHere(cookies: string | null): readonly AvailableBody[] {
  return kept.lines(cookies).flatMap((line) => bodyIn(line) ?? [])
}

export function withSearch(cookies: string | null, asked: AvailableBody): string {
  return kept.having(cookies, lineOf(asked))
}

export function withoutSearches(cookies: string | null, lines?: readonly string[]): string {
  return kept.without(cookies, lines)
}
