export interface Located {
  readonly id: string
  readonly latitude: number
  readonly longitude: number
}

export interface OnMap {
  readonly id: string
  readonly x: number
  readonly y: number
}

export interface CityMap {
  readonly places: readonly OnMap[]
  readonly metresWide: number
}

/** width : height */
export const MAP_RATIO = 1.25
/** free border, so that the outermost marks fit */
const margin = 0.14
const metresADegree = 111_320
/** even a map of one hotel shows walking distances */
const leastMetresWide = 2400

/** North at the top, one scale for both directions. */
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

/** a mark's size in shares of the map, and rounds of moving neighbours apart */
const mark = { wide: 0.085, high: 0.062 } as const
const pushes = 60

/** Moves overlapping marks apart, both equally, inside the map. */
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

/** 4.8 km/h, streets a quarter longer than the straight line */
const straightMetresAMinute = 64

export function walkMinutes(a: Located, b: Located): number {
  const east = metresADegree * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  const metres = Math.hypot((a.longitude - b.longitude) * east, (a.latitude - b.latitude) * metresADegree)
  return Math.max(1, Math.round(metres / straightMetresAMinute))
}

/** In shares of the map's width. */
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
