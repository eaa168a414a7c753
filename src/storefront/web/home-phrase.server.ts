import { iranZone } from '#calendar/zones.ts'
import { phraseSearch } from '#flights/phrase/phrase-search.ts'
import { type Scope, scopeOf, searchChoices } from '#flights/search/web/form/flight-search-choices.ts'
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
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  const last = before[0]?.legs[0]?.origin
  const usual = last && airportsAt(last)[0]?.cityCode
  const context = { today, usualOrigin: usual ?? mostTravelled }
  const { path, asked, missed, isOriginAssumed } = phraseSearch(phrase, context)
  const scope: Scope = scopeOf(asked)
  return { phrase, path, asked, missed, scope, origin: originOf(isOriginAssumed, usual !== undefined) }
}

/** The form of the home page, filled with what a sentence says, and the sentence. */
export function formSaid(params: URLSearchParams, visitor: Visitor) {
  const isAbroad = params.get('product') === 'international'
  const said = phraseSaid(params, visitor)
  const scope = isAbroad || said?.scope === 'international' ? 'international' : 'domestic'
  const { now, before } = visitor
  const { asked, phrase, missed, origin } = said ?? { phrase: '', missed: [], origin: 'said' as const }
  const choices = { ...searchChoices(now, { scope, before, ...(asked && { asked }) }), asked }
  return { path: said?.path, choices, phrase: { phrase, missed, origin } }
}

/** Whose word the origin is: the sentence's, the last search's, or ours. */
function originOf(isAssumed: boolean, isUsual: boolean): 'said' | 'usual' | 'guessed' {
  if (!isAssumed) return 'said'
  return isUsual ? 'usual' : 'guessed'
}
