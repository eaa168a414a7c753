import type { Search } from '#flights/search-params.ts'
import type { Counts } from '#web/ui/passenger-stepper.tsx'
import type { Place } from '#web/ui/place-rows.tsx'

/** A search being put together; what is not chosen yet is undefined or empty. */
export interface SearchDraft {
  readonly origin: Place | undefined
  readonly destination: Place | undefined
  /** ISO day, empty while none is chosen */
  readonly date: string
  readonly party: Counts
}

export type Direction = 'origin' | 'destination'

const alone: Counts = { adults: 1, children: 0, infants: 0 }

/** The draft an earlier search leads to; with none, one adult and nothing else. */
export function draftOf(search: Search | undefined, places: readonly Place[]): SearchDraft {
  const placed = (asked: Search['origin'] | undefined) =>
    places.find(
      ({ code, nested = false }) => code === asked?.code && nested === (asked.kind === 'AirportCode'),
    )
  return {
    origin: placed(search?.origin),
    destination: placed(search?.destination),
    date: search?.date ?? '',
    party: search ? { adults: search.adults, children: search.children, infants: search.infants } : alone,
  }
}

/** The draft with a place chosen. Choosing the place of the other end changes both about instead of refusing. */
export function withPlace(draft: SearchDraft, direction: Direction, place: Place | undefined): SearchDraft {
  const other = direction === 'origin' ? 'destination' : 'origin'
  if (place !== undefined && place.code === draft[other]?.code) return swapped(draft)
  return { ...draft, [direction]: place }
}

export function swapped(draft: SearchDraft): SearchDraft {
  return { ...draft, origin: draft.destination, destination: draft.origin }
}
