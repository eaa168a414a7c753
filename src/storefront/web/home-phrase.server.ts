import { phraseSearch } from '#flights/phrase/phrase-search.ts'
import { type Scope, scopeOf } from '#flights/search/web/form/flight-search-choices.ts'
import type { SearchedBefore } from '#flights/search/web/form/recent-places.ts'
import { airportsAt } from '#places/airports.ts'

interface Visitor {
  readonly now: Temporal.Instant
  /** latest first */
  readonly before: readonly SearchedBefore[]
}

/** Tehran for whoever has not searched yet. */
const mostTravelled = 'THR'

/** What the sentence in the address asks for; undefined without one. Leaves from where the last search left. */
export function phraseSaid(params: URLSearchParams, { now, before }: Visitor) {
  const phrase = (params.get('phrase') ?? '').trim()
  if (phrase === '') return undefined
  const today = now.toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const last = before[0]?.legs[0]?.origin
  const usualOrigin = (last && airportsAt(last)[0]?.cityCode) ?? mostTravelled
  const { path, asked, missed } = phraseSearch(phrase, { today, usualOrigin })
  const scope: Scope = scopeOf(asked)
  return { phrase, path, asked, missed, scope }
}
