import { iranZone } from '#calendar/zones.ts'
import { phraseSearch } from '#flights/phrase/phrase-search.ts'
import { requestIn } from '#flights/search/search-params.ts'
import type { SearchRequest } from '#flights/search/search-request.ts'
import { type Scope, scopeOf, searchChoices } from '#flights/search/web/form/flight-search-choices.ts'
import type { SearchedBefore } from '#flights/search/web/form/recent-places.ts'
import { airportsAt } from '#places/airports.ts'
import type { Recent } from '#storefront/recents.ts'

interface Visitor {
  readonly now: Temporal.Instant
  /** latest first */
  readonly before: readonly SearchedBefore[]
}

type Before = SearchedBefore & Pick<Recent, 'path' | 'isPast'>

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

/** The latest search of each tab, on a day that can be flown; `isPast` when its own day is gone. */
export type LastSearches = Readonly<
  Partial<Record<Scope, { readonly asked: SearchRequest; readonly isPast: boolean }>>
>

function lastSearches(before: readonly Before[]): LastSearches {
  const searches = before.map(({ path, isPast }) => {
    const asked = requestIn(new URLSearchParams(path.slice(path.indexOf('?'))))
    return { scope: scopeOf(asked), last: { asked, isPast } }
  })
  return Object.fromEntries(searches.toReversed().map(({ scope, last }) => [scope, last]))
}

/** The form of the home page, filled with what a sentence says, else with the last search, and the sentence. */
export function formSaid(params: URLSearchParams, visitor: Visitor & { readonly before: readonly Before[] }) {
  const isAbroad = params.get('product') === 'international'
  const said = phraseSaid(params, visitor)
  const scope = isAbroad || said?.scope === 'international' ? 'international' : 'domestic'
  const { now, before } = visitor
  const { asked, phrase, missed, origin } = said ?? { phrase: '', missed: [], origin: 'said' as const }
  const last = lastSearches(before)
  const filled = [asked, last.domestic?.asked, last.international?.asked].flatMap((one) => one ?? [])
  const choices = { ...searchChoices(now, { scope, before, filled }), asked }
  return { path: said?.path, choices, last, phrase: { phrase, missed, origin } }
}

/** Whose word the origin is: the sentence's, the last search's, or ours. */
function originOf(isAssumed: boolean, isUsual: boolean): 'said' | 'usual' | 'guessed' {
  if (!isAssumed) return 'said'
  return isUsual ? 'usual' : 'guessed'
}
