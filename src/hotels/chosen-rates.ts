import { type Occupancy, roomName } from '#hotels/occupancy.ts'

export interface Choosable {
  readonly rateId: string
  readonly roomTypeId: string
  readonly left: number
}

export type Chosen = readonly (string | undefined)[]

/** Rooms for the same guests are chosen together; `places` are their indexes in the search. */
export interface RoomGroup<Rate extends Choosable = Choosable> extends Occupancy {
  readonly places: readonly number[]
  readonly rates: readonly Rate[]
}

type Room<Rate extends Choosable> = Occupancy & { readonly rates: readonly Rate[] }

export function groupsOf<Rate extends Choosable>(rooms: readonly Room<Rate>[]): readonly RoomGroup<Rate>[] {
  const alike = Map.groupBy(
    rooms.map((room, place) => ({ ...room, place })),
    ({ adults, childAges }) => [adults, ...childAges].join('.'),
  )
  return [...alike.values()].flatMap((some) => {
    const [first] = some
    return first ? [{ ...first, places: some.map(({ place }) => place) }] : []
  })
}

export function groupName({ places }: Pick<RoomGroup, 'places'>): string {
  const [first, ...others] = places.map(roomName)
  return [first, ...others.map((name) => name.replace('اتاق ', ''))].join(' و ')
}

export function chosenIn(line: string | null, rooms: readonly Room<Choosable>[]): Chosen {
  const asked = (line ?? '').split(',')
  const taken = new Map<string, number>()
  return rooms.map(({ rates }, place) => {
    const rate = rates.find(({ rateId }) => rateId === asked[place])
    if (rate === undefined) return undefined
    const count = (taken.get(rate.roomTypeId) ?? 0) + 1
    if (count > rate.left) return undefined
    taken.set(rate.roomTypeId, count)
    return rate.rateId
  })
}

export function chosenLine(chosen: Chosen): string | undefined {
  return chosen.some((rateId) => rateId !== undefined)
    ? chosen.map((rateId) => rateId ?? '').join(',')
    : undefined
}

export function countOf({ places }: Pick<RoomGroup, 'places'>, rateId: string, chosen: Chosen): number {
  return places.filter((place) => chosen[place] === rateId).length
}

/** Takes a room not chosen for yet, else the last one chosen otherwise;
 * undefined when the group or the type has none left. */
export function withOneMore(
  rooms: readonly Room<Choosable>[],
  chosen: Chosen,
  { group, rate }: { readonly group: RoomGroup; readonly rate: Choosable },
): Chosen | undefined {
  const { places } = group
  const place =
    places.find((one) => chosen[one] === undefined) ?? places.findLast((one) => chosen[one] !== rate.rateId)
  if (place === undefined) return undefined
  const next = chosen.with(place, rate.rateId)
  return takenOf(rate.roomTypeId, rooms, next) <= rate.left ? next : undefined
}

export function withOneFewer({ places }: RoomGroup, rateId: string, chosen: Chosen): Chosen {
  const place = places.findLast((one) => chosen[one] === rateId)
  return place === undefined ? chosen : chosen.with(place, undefined)
}

export function unchosen(chosen: Chosen): readonly number[] {
  return chosen.flatMap((rateId, place) => (rateId === undefined ? [place] : []))
}

function takenOf(roomTypeId: string, rooms: readonly Room<Choosable>[], chosen: Chosen): number {
  return chosen.filter((rateId, place) =>
    rooms[place]?.rates.some((rate) => rate.rateId === rateId && rate.roomTypeId === roomTypeId),
  ).length
}
