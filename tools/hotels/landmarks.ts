import { table } from '../places/tables.ts'

interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface Landmark extends Position {
  readonly cityCode: string
  readonly name: string
}

const columns = ['city_code', 'name_fa', 'latitude', 'longitude'] as const

export function landmarks(): readonly Landmark[] {
  return table('landmarks.tsv', columns, 'hotels').map((row) => ({
    cityCode: row.city_code,
    name: row.name_fa,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
  }))
}

const WALKING_PACE = 80
const DETOUR = 1.3
const MOST_LANDMARKS = 4
/** minutes; farther places are left out */
const LONGEST_WALK = 45

/** The nearest of these, with the minutes on foot; those too far to walk are left out. */
export function nearTo(from: Position, places: readonly Landmark[]) {
  return places
    .map((place) => ({ name: place.name, walkMinutes: walkMinutes(metres(from, place)) }))
    .filter(({ walkMinutes }) => walkMinutes <= LONGEST_WALK)
    .toSorted((a, b) => a.walkMinutes - b.walkMinutes)
    .slice(0, MOST_LANDMARKS)
}

function walkMinutes(distance: number): number {
  return Math.max(1, Math.round((distance * DETOUR) / WALKING_PACE))
}

function metres(from: Position, to: Position): number {
  const degree = 111_200
  const north = (to.latitude - from.latitude) * degree
  const east = (to.longitude - from.longitude) * degree * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
