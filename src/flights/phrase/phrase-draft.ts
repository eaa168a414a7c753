import { DAY_RULES, type DayMeant, loneDay } from '#flights/phrase/day-rules.ts'
import type { Lexeme } from '#flights/phrase/lexemes.ts'
import { PARTY_RULES } from '#flights/phrase/party-rules.ts'
import type { PhraseContext, PhraseField, PhrasePart } from '#flights/phrase/phrase.ts'
import { airportOfBoth, type PlaceMeant } from '#flights/phrase/place-words.ts'
import type { Cabin } from '#flights/search/search-request.ts'
import { type Party, partyFaults } from '#passengers/party.ts'

type Day = Temporal.PlainDate

export interface Draft {
  readonly context: PhraseContext
  readonly places: readonly PlaceSaid[]
  readonly mark: 'from' | 'to' | undefined
  readonly date: Day | undefined
  readonly back: Day | undefined
  readonly isReturning: boolean
  readonly isGregorian: boolean
  readonly nights: number | undefined
  readonly trip: 'one-way' | 'round' | undefined
  readonly party: Partial<Party>
  readonly cabin: Cabin | undefined
  readonly parts: readonly PhrasePart[]
  readonly unknown: readonly Omit<PhrasePart, 'field'>[]
}

export interface PlaceSaid {
  readonly place: PlaceMeant
  readonly mark: 'from' | 'to' | undefined
  readonly start: number
  readonly end: number
}

export function emptyDraft(context: PhraseContext): Draft {
  return {
    context,
    places: [],
    mark: undefined,
    date: undefined,
    back: undefined,
    isReturning: false,
    isGregorian: false,
    nights: undefined,
    trip: undefined,
    party: {},
    cabin: undefined,
    parts: [],
    unknown: [],
  }
}

export type Advance = readonly [draft: Draft, taken: number]

export function advanced(draft: Draft, words: readonly Lexeme[], at: number): Advance {
  return daysAt(draft, words, at) ?? partyAt(draft, words, at) ?? wordAt(draft, words, at)
}

function daysAt(draft: Draft, words: readonly Lexeme[], at: number): Advance | undefined {
  if (draft.back !== undefined) return undefined
  const context = { today: draft.context.today, out: draft.date, isGregorian: draft.isGregorian }
  for (const [pattern, read] of DAY_RULES) {
    const said = matched(pattern, words, at)
    if (said === undefined || isCount(said.at(-1), words[at + said.length])) continue
    const days = read(
      said.map(({ n }) => n),
      context,
      said,
    )
    if (days === undefined && sureDays.has(pattern)) return [missed(draft, said), said.length]
    if (days === undefined) continue
    const isGregorian = said.some(({ kind }) => kind === 'gregorian')
    return [withDays({ ...draft, isGregorian }, days, said), said.length]
  }
  return loneDayAt(draft, words, at)
}

/** What can mean nothing else, so that «۳۱ آذر» is no day rather than all of Azar. */
const sureDays: ReadonlySet<string> = new Set(['number jalali', 'number gregorian', 'written'])

/** «برگشت ۲۷», «تا ۲۷», "returning 27". */
function loneDayAt(draft: Draft, words: readonly Lexeme[], at: number): Advance | undefined {
  const [word, next] = [words[at], words[at + 1]]
  const isAfter = draft.isReturning || words[at - 1]?.kind === 'to'
  if (word?.kind !== 'number' || !isAfter || isCount(word, next)) return undefined
  if (next?.kind === 'nights' || next?.kind === 'stay' || next?.kind === 'days') return undefined
  const context = { today: draft.context.today, out: draft.date, isGregorian: draft.isGregorian }
  const back = loneDay(word.n, context)
  return back && [withDays(draft, [back], [word]), 1]
}

function withDays(draft: Draft, days: NonNullable<DayMeant>, said: readonly Lexeme[]): Draft {
  const [first, last] = days
  if (draft.date === undefined && !draft.isReturning)
    return { ...draft, date: first, back: last, mark: undefined, parts: [...draft.parts, part('date', said)] }
  return { ...draft, back: last ?? first, mark: undefined, parts: [...draft.parts, part('back', said)] }
}

function partyAt(draft: Draft, words: readonly Lexeme[], at: number): Advance | undefined {
  for (const [pattern, count] of PARTY_RULES) {
    const said = matched(pattern, words, at)
    if (said === undefined) continue
    const party = count(
      said.map(({ n }) => n),
      draft.party,
    )
    const { adults = 1, children = 0, infants = 0 } = party
    // nine at most, infants no more than adults: an illegal party is not understood, not cut down
    if (partyFaults({ adults, children, infants }).length > 0) return [missed(draft, said), said.length]
    return [{ ...draft, party, mark: undefined, parts: [...draft.parts, part('party', said)] }, said.length]
  }
  return undefined
}

function wordAt(draft: Draft, words: readonly Lexeme[], at: number): Advance {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined) return [draft, 1]
  if (word.kind === 'place' && word.place !== undefined) return [withPlace(draft, word, word.place), 1]
  const stay = next && stayOf(word, next)
  if (stay !== undefined)
    return [{ ...draft, nights: stay, parts: [...draft.parts, part('back', [word, next ?? word])] }, 2]
  return [withWord(draft, word), 1]
}

/** «سه شب», «۳ روزه», «یک هفته». */
function stayOf(word: Lexeme, next: Lexeme): number | undefined {
  if (word.kind !== 'number' || word.n < 1 || word.n > 60) return undefined
  if (next.kind === 'nights') return word.n
  if (next.kind === 'stay') return word.n - 1
  if (next.kind === 'days') return word.n
  return next.kind === 'week' && word.n <= 8 ? 7 * word.n : undefined
}

function withWord(draft: Draft, word: Lexeme): Draft {
  const { kind } = word
  const and = (field: PhraseField, said: Partial<Draft>): Draft => ({
    ...draft,
    ...said,
    parts: [...draft.parts, part(field, [word])],
  })
  if (kind === 'from' || kind === 'to') return { ...draft, mark: kind }
  if (kind === 'return') return and('trip', { trip: 'round', isReturning: draft.date !== undefined })
  if (kind === 'round' || kind === 'one-way') return and('trip', { trip: kind })
  if (kind === 'same-day') return and('back', { nights: 0 })
  if (kind === 'cabin') return and('cabin', { cabin: word.n as Cabin })
  return saidBesides.has(kind) ? draft : missed(draft, [word])
}

/** Words that say nothing by themselves. */
const saidBesides: ReadonlySet<Lexeme['kind']> = new Set([
  'outward',
  'in',
  'ticket',
  'holidays',
  'days',
  'person',
])

function withPlace(draft: Draft, { start, end }: Lexeme, place: PlaceMeant): Draft {
  const before = draft.places.at(-1)
  const both = before && draft.mark === undefined ? airportOfBoth(before.place, place) : undefined
  if (before && both)
    return { ...draft, places: [...draft.places.slice(0, -1), { ...before, place: both, end }] }
  if (draft.places.length === 2) return missed(draft, [{ start, end }])
  return { ...draft, mark: undefined, places: [...draft.places, { place, mark: draft.mark, start, end }] }
}

function missed(draft: Draft, said: readonly Pick<Lexeme, 'start' | 'end'>[]): Draft {
  return { ...draft, mark: undefined, unknown: [...draft.unknown, spanOf(said)] }
}

function part(field: PhraseField, said: readonly Lexeme[]): PhrasePart {
  return { field, ...spanOf(said) }
}

function spanOf(said: readonly Pick<Lexeme, 'start' | 'end'>[]) {
  return { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0 }
}

function matched(pattern: string, words: readonly Lexeme[], at: number): readonly Lexeme[] | undefined {
  const kinds = pattern.split(' ')
  const said = words.slice(at, at + kinds.length)
  return said.length === kinds.length && said.every(({ kind }, index) => kind === kinds[index])
    ? said
    : undefined
}

/** «آذر ۲ نفر»: the two are people, not the day. */
function isCount(last: Lexeme | undefined, next: Lexeme | undefined): boolean {
  return last?.kind === 'number' && (next?.kind === 'person' || next?.kind === 'ticket')
}
