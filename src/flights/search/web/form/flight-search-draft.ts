import type { LegOfSearch, SearchField, SearchRequest } from '#flights/search/search-request.ts'
import { fieldOf, mostLegs } from '#flights/search/search-request.ts'
import type { Place } from '#web/ui/places/place-rows.tsx'
import type { Counts } from '#web/ui/search/passenger-stepper.tsx'

export interface LegDraft {
  readonly origin: Place | undefined
  readonly destination: Place | undefined
  readonly date: string
}

export interface SearchDraft extends Pick<SearchRequest, 'trip' | 'cabin'> {
  /** one, or two to six of a multi-destination trip; legs of the other trip types stay here too */
  readonly legs: readonly [LegDraft, ...LegDraft[]]
  readonly back: string
  readonly party: Counts
}

export type Direction = 'origin' | 'destination'

const emptyLeg: LegDraft = { origin: undefined, destination: undefined, date: '' }
const empty: SearchDraft = {
  trip: 'one-way',
  legs: [emptyLeg],
  back: '',
  party: { adults: 1, children: 0, infants: 0 },
  cabin: undefined,
}

export function draftOf(asked: SearchRequest | undefined, places: readonly Place[]): SearchDraft {
  if (asked === undefined) return empty
  const placed = (place: LegOfSearch['origin'] | undefined) =>
    places.find(
      ({ code, nested = false }) => code === place?.code && nested === (place.kind === 'AirportCode'),
    )
  const [first = emptyLeg, ...others] = asked.legs.map(({ origin, destination, date }) => ({
    origin: placed(origin),
    destination: placed(destination),
    date,
  }))
  const { trip, back, party, cabin } = asked
  return { trip, legs: [first, ...others], back, party, cabin }
}

export function requestedLegs({ trip, legs }: SearchDraft): readonly LegDraft[] {
  return trip === 'multi' ? legs : legs.slice(0, 1)
}

/** A round trip's return becomes the second leg; any other second leg starts where the first ends. */
export function withTrip(draft: SearchDraft, trip: SearchDraft['trip']): SearchDraft {
  const [first, second] = draft.legs
  if (trip !== 'multi' || second !== undefined) return { ...draft, trip }
  const isHome = draft.trip === 'round' && draft.back !== ''
  const next = {
    origin: first.destination,
    destination: isHome ? first.origin : undefined,
    date: isHome ? draft.back : '',
  }
  return { ...draft, trip, legs: [first, next] }
}

/** Choosing the place of the other end swaps both instead of refusing. */
export function withPlace(
  draft: SearchDraft,
  { at, direction }: { readonly at: number; readonly direction: Direction },
  place: Place | undefined,
): SearchDraft {
  const other = direction === 'origin' ? 'destination' : 'origin'
  if (place !== undefined && place.code === draft.legs[at]?.[other]?.code) return swapped(draft, at)
  const next = draft.legs[at + 1]
  const chosen = withLeg(draft, at, { [direction]: place })
  const goesOn = direction === 'destination' && next !== undefined && next.origin === undefined
  return goesOn ? withLeg(chosen, at + 1, { origin: place }) : chosen
}

export function swapped(draft: SearchDraft, at: number): SearchDraft {
  const leg = draft.legs[at] ?? emptyLeg
  return withLeg(draft, at, { origin: leg.destination, destination: leg.origin })
}

/** Days that would now come before it are cleared. */
export function withDate(draft: SearchDraft, at: number, date: string): SearchDraft {
  const [first, ...others] = draft.legs.map((leg, index) =>
    index === at ? { ...leg, date } : index > at && leg.date < date ? { ...leg, date: '' } : leg,
  )
  const back = at === 0 && draft.back < date ? '' : draft.back
  return { ...draft, legs: [first ?? emptyLeg, ...others], back }
}

/** A new leg starts where the last one ends. */
export function withLegAdded(draft: SearchDraft): SearchDraft {
  if (draft.legs.length >= mostLegs) return draft
  return { ...draft, legs: [...draft.legs, { ...emptyLeg, origin: draft.legs.at(-1)?.destination }] }
}

/** Two legs always stay. */
export function withoutLeg(draft: SearchDraft, at: number): SearchDraft {
  const [first, ...others] = draft.legs.toSpliced(at, 1)
  return first === undefined || others.length === 0 ? draft : { ...draft, legs: [first, ...others] }
}

export function held(draft: SearchDraft, field: SearchField): unknown {
  if (field === 'back') return draft.back
  const asked = (['origin', 'destination', 'date'] as const).flatMap((name) =>
    requestedLegs(draft).flatMap((leg, at) => (fieldOf(name, at) === field ? [leg[name]] : [])),
  )
  return asked[0]
}

function withLeg(draft: SearchDraft, at: number, part: Partial<LegDraft>): SearchDraft {
  const [first, ...others] = draft.legs.map((leg, index) => (index === at ? { ...leg, ...part } : leg))
  return { ...draft, legs: [first ?? emptyLeg, ...others] }
}
