interface Located {
  readonly latitude: number
  readonly longitude: number
}

/** Degrees: west, south, east, north. */
export type Area = readonly [number, number, number, number]

/** `area=53.99,26.51,54.05,26.57`; undefined where it is none. */
export function areaIn(text: string | null): Area | undefined {
  const [west, south, east, north, ...more] = (text ?? '').split(',').map((part) => numberIn(part))
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    more.length > 0
  )
    return undefined
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90
  return isOnEarth && west < east && south < north ? [west, south, east, north] : undefined
}

function numberIn(text: string): number | undefined {
  return /^-?\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined
}

/** To about a hundred metres, outwards: what was seen stays inside. */
export function areaText([west, south, east, north]: Area): string {
  const outwards = [
    Math.floor(west * 1000),
    Math.floor(south * 1000),
    Math.ceil(east * 1000),
    Math.ceil(north * 1000),
  ]
  return outwards.map((thousandths) => thousandths / 1000).join(',')
}

export function inArea<Place extends Located>(
  places: readonly Place[],
  area: Area | undefined,
): readonly Place[] {
  if (area === undefined) return places
  const [west, south, east, north] = area
  return places.filter(
    ({ latitude, longitude }) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  )
}

/** The smallest that holds them all; undefined of none. */
export function areaOf(places: readonly Located[]): Area | undefined {
  if (places.length === 0) return undefined
  const [longitudes, latitudes] = [places.map((one) => one.longitude), places.map((one) => one.latitude)]
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

/** degrees from the middle one; who lies farther out (a hotel at an airport) does not make the map small */
const farthest = 0.12

/** Where most of them are: the area of those around the middle one; undefined of none. */
export function mainArea(places: readonly Located[]): Area | undefined {
  const latitude = medianOf(places.map((one) => one.latitude))
  const longitude = medianOf(places.map((one) => one.longitude))
  return areaOf(
    places.filter(
      (one) =>
        Math.abs(one.latitude - latitude) <= farthest && Math.abs(one.longitude - longitude) <= farthest,
    ),
  )
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
