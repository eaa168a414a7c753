import {
  MOST_ADULTS,
  MOST_CHILDREN,
  MOST_ROOMS,
  OCCUPANCY_TEXTS,
  type OccupancyTyped,
} from '#hotels/occupancy.ts'
import type { HotelField, HotelRequest } from '#hotels/search-form.ts'
import { MOST_NIGHTS } from '#hotels/stay.ts'
import type { Place } from '#web/ui/places/place-rows.tsx'

export interface HotelDraft {
  readonly city: Place | undefined
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly OccupancyTyped[]
}

export function draftOf(asked: HotelRequest, cities: readonly Place[]): HotelDraft {
  const { city, checkIn, checkOut, rooms } = asked
  return { city: cities.find(({ code }) => code === city), checkIn, checkOut, rooms }
}

/** Clears a check-out that no longer fits. */
export function withCheckIn(draft: HotelDraft, checkIn: string): HotelDraft {
  const isKept = draft.checkOut > checkIn && draft.checkOut <= latestOut(checkIn)
  return { ...draft, checkIn, checkOut: isKept ? draft.checkOut : '' }
}

export function latestOut(checkIn: string): string {
  return Temporal.PlainDate.from(checkIn).add({ days: MOST_NIGHTS }).toString()
}

export function withRoom(draft: HotelDraft): HotelDraft {
  if (draft.rooms.length >= MOST_ROOMS) return draft
  return { ...draft, rooms: [...draft.rooms, { adults: 2, childAges: [] }] }
}

export function withoutRoom(draft: HotelDraft, place: number): HotelDraft {
  return draft.rooms.length === 1 ? draft : { ...draft, rooms: draft.rooms.toSpliced(place, 1) }
}

export function withAdults(draft: HotelDraft, place: number, adults: number): HotelDraft {
  return withRoomChanged(draft, place, ({ childAges }) => ({ adults, childAges }))
}

export function withChildren(draft: HotelDraft, place: number, count: number): HotelDraft {
  return withRoomChanged(draft, place, ({ adults, childAges }) => ({
    adults,
    childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? null),
  }))
}

export function withChildAge(
  draft: HotelDraft,
  { place, child }: { readonly place: number; readonly child: number },
  age: number | null,
): HotelDraft {
  return withRoomChanged(draft, place, ({ adults, childAges }) => ({
    adults,
    childAges: childAges.with(child, age),
  }))
}

export function crowdRefusal(kind: 'adults' | 'children', count: number): string | undefined {
  if (kind === 'children') return count > MOST_CHILDREN ? OCCUPANCY_TEXTS.TOO_MANY_CHILDREN : undefined
  if (count < 1) return OCCUPANCY_TEXTS.ADULT_REQUIRED
  return count > MOST_ADULTS ? OCCUPANCY_TEXTS.TOO_MANY_ADULTS : undefined
}

export function held(draft: HotelDraft, field: HotelField): unknown {
  return field === 'city' ? draft.city?.code : draft[field]
}

function withRoomChanged(
  draft: HotelDraft,
  place: number,
  changed: (room: OccupancyTyped) => OccupancyTyped,
): HotelDraft {
  return { ...draft, rooms: draft.rooms.map((room, at) => (at === place ? changed(room) : room)) }
}
