import type { AddressParams, Pair } from '#flights/address.ts'
import type { PhraseContext, PhraseRead } from '#flights/phrase/phrase.ts'
import type { PlaceMeant } from '#flights/phrase/place-words.ts'
import { readPhrase } from '#flights/phrase/read-phrase.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { requestIn, searchOf } from '#flights/search/search-params.ts'
import type { SearchRequest } from '#flights/search/search-request.ts'

export interface PhraseSearch {
  readonly path: string | undefined
  readonly asked: SearchRequest
  /** the origin is in `asked` without having been said */
  readonly isOriginAssumed: boolean
  /** the words not understood, as typed */
  readonly missed: readonly string[]
}

const longest = 120

/** What a sentence asks for: its results, or as much of the form as was understood. Beyond 120 letters it is cut. */
export function phraseSearch(typed: string, context: PhraseContext): PhraseSearch {
  const phrase = typed.slice(0, longest)
  const said = readPhrase(phrase, context)
  const params = paramsOf(pairsOf(said))
  const { search } = searchOf(params)
  const missed = said.unknown.map(({ start, end }) => phrase.slice(start, end))
  return {
    path: search === undefined || missed.length > 0 ? undefined : resultsPath(search),
    asked: requestIn(params),
    isOriginAssumed: said.isOriginAssumed,
    missed,
  }
}

function paramsOf(pairs: readonly Pair[]): AddressParams {
  const all = (name: string) => pairs.flatMap(([key, value]) => (key === name ? [value] : []))
  return {
    get: (name) => all(name)[0] ?? null,
    getAll: all,
    [Symbol.iterator]: () => pairs.map(([key, value]): [string, string] => [key, value])[Symbol.iterator](),
  }
}

function pairsOf({ origin, destination, date, back, trip, party, cabin }: PhraseRead): readonly Pair[] {
  return [
    ['trip', trip],
    ...placePairs('origin', origin),
    ...placePairs('destination', destination),
    ...(date === undefined ? [] : [['date', date] as const]),
    ...(back === undefined ? [] : [['back', back] as const]),
    ['adults', String(party.adults)],
    ['children', String(party.children)],
    ['infants', String(party.infants)],
    ...(cabin === undefined ? [] : [['cabin', String(cabin)] as const]),
  ]
}

function placePairs(field: string, place: PlaceMeant | undefined): readonly Pair[] {
  if (place === undefined) return []
  return place.kind === 'AirportCode'
    ? [
        [field, place.code],
        [`${field}Kind`, 'airport'],
      ]
    : [[field, place.code]]
}
