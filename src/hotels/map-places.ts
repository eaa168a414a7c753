export interface Located {
  readonly id: string
  readonly latitude: number
  readonly longitude: number
}

/** Where a hotel stands on our map, in shares of its width and height, from its left and its top. */
export interface OnMap {
  readonly id: string
  readonly x: number
  readonly y: number
}

export interface CityMap {
  readonly places: readonly OnMap[]
  /** how many metres the map is wide */
  readonly metresWide: number
}

/** width : height of the map as it is drawn */
export const MAP_RATIO = 1.25
/** what stays free at every side, for the marks of the outermost hotels */
const margin = 0.14
const metresADegree = 111_320
/** a map of one hotel, or of neighbours, still shows where one can walk to */
const leastMetresWide = 2400

/** The hotels of a city as they lie to each other, north at the top, one scale for both directions. */
export function cityMap(hotels: readonly Located[]): CityMap {
  const middle = middleOf(hotels)
  const east = metresADegree * Math.cos((middle.latitude * Math.PI) / 180)
  const points = hotels.map(({ id, latitude, longitude }) => ({
    id,
    east: (longitude - middle.longitude) * east,
    north: (latitude - middle.latitude) * metresADegree,
  }))
  const room = 1 - 2 * margin
  const metresWide = Math.max(
    leastMetresWide,
    (2 * Math.max(0, ...points.map((point) => Math.abs(point.east)))) / room,
    (2 * MAP_RATIO * Math.max(0, ...points.map((point) => Math.abs(point.north)))) / room,
  )
  const places = points.map((point) => ({
    id: point.id,
    x: 0.5 + point.east / metresWide,
    y: 0.5 - (point.north * MAP_RATIO) / metresWide,
  }))
  return { places: apart(places), metresWide }
}

/** what a mark covers, in shares of the map's width and height, and how often neighbours are moved apart */
const mark = { wide: 0.085, high: 0.062 } as const
const pushes = 60

/** Marks that would lie on each other are pushed apart, each as far as the other, and stay on the map. */
function apart(places: readonly OnMap[]): readonly OnMap[] {
  const moved = places.map((place) => ({ ...place }))
  for (let push = 0; push < pushes; push++)
    for (const [at, one] of moved.entries()) for (const other of moved.slice(at + 1)) pushApart(one, other)
  return moved
}

type Moved = { -readonly [Key in keyof OnMap]: OnMap[Key] }

function pushApart(one: Moved, other: Moved): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const across = (mark.wide - Math.abs(dx)) / 2
  const down = (mark.high - Math.abs(dy)) / 2
  if (across <= 0 || down <= 0) return
  // the shorter way out of each other
  if (down < across * MAP_RATIO) {
    const by = dy < 0 ? -down : down
    one.y = onMap(one.y - by)
    other.y = onMap(other.y + by)
  } else {
    const by = dx < 0 ? -across : across
    one.x = onMap(one.x - by)
    other.x = onMap(other.x + by)
  }
}

function onMap(share: number): number {
  return Math.min(1 - margin / 2, Math.max(margin / 2, share))
}

/** people cover so much of a straight line in a minute: 4.8 km an hour on streets a quarter longer than the line */
const straightMetresAMinute = 64

/** A walk between two hotels as the streets will have it, in whole minutes. */
export function walkMinutes(a: Located, b: Located): number {
  const east = metresADegree * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  const metres = Math.hypot((a.longitude - b.longitude) * east, (a.latitude - b.latitude) * metresADegree)
  return Math.max(1, Math.round(metres / straightMetresAMinute))
}

/** How far one comes in so many minutes, in shares of the map's width. */
export function walkShare(minutes: number, { metresWide }: Pick<CityMap, 'metresWide'>): number {
  return (minutes * straightMetresAMinute) / metresWide
}

function middleOf(hotels: readonly Located[]): Omit<Located, 'id'> {
  const between = (values: readonly number[]) =>
    values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2
  return {
    latitude: between(hotels.map(({ latitude }) => latitude)),
    longitude: between(hotels.map(({ longitude }) => longitude)),
  }
}
