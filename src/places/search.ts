import { type Airport, airportOf, type City } from '#places/airports.ts'
import { type CityNames, NAMED_CITIES } from '#places/name-index.ts'
import { nearness } from '#places/nearness.ts'
import { readingsOf } from '#places/readings.ts'

export interface PlaceSearch {
  /** `domestic`: cities of Iran; `international`: all, since such a trip begins at home */
  readonly scope: 'domestic' | 'international'
  readonly take?: number
}

export interface FoundPlace {
  readonly city: City
  readonly airports: readonly Airport[]
  readonly near: boolean
}

/** In any script or keyboard layout: by prefix, then popularity;
 * else by each word, else near names; without text the most travelled. */
export function searchPlaces(typed: string, { scope, take = 10 }: PlaceSearch): readonly FoundPlace[] {
  const offered = NAMED_CITIES.filter(({ city }) => scope === 'international' || city.country === 'IR')
  if (typed.trim() === '') return offered.slice(0, take).map((names) => found(names, false))
  const readings = readingsOf(typed)
  const called = ranked(offered, (names) => bestRankOf(names, readings))
  if (called.length > 0) {
    const isOnlyBegun = called.every((names) => (bestRankOf(names, readings) ?? 0) >= begunElsewhere)
    // «مشد» is a slip of «مشهد» before it is "lan" on the other layout
    const slips = isOnlyBegun ? ranked(offered, (names) => nearestOf(names, readings.slice(0, 1))) : []
    const others = called.filter((names) => !slips.includes(names))
    return [...slips.map((names) => found(names, true)), ...others.map((names) => found(names, false))].slice(
      0,
      take,
    )
  }
  const described = ranked(offered, (names) => rankOfWords(names, typed))
  if (described.length > 0) return described.slice(0, take).map((names) => found(names, false))
  const nearest = ranked(offered, (names) => nearestOf(names, readings))
  return nearest.slice(0, take).map((names) => found(names, true))
}

/** A whole name or code typed on the other layout: before names that merely contain what was typed. */
const wholeElsewhere = 3.5
/** The rank of a name whose beginning was typed on the other layout. */
const begunElsewhere = 11

/** The other keyboard layout only from three letters. */
function bestRankOf(
  names: CityNames,
  [asTyped = '', ...otherLayouts]: readonly string[],
): number | undefined {
  const rank = rankOf(names, asTyped)
  if (rank !== undefined && rank < wholeElsewhere) return rank
  const ranks = otherLayouts
    .filter((reading) => reading.length >= 3)
    .map((reading) => rankOf(names, reading) ?? 9)
  const best = Math.min(9, ...ranks)
  if (best === 0) return wholeElsewhere
  return rank ?? (best === 1 ? begunElsewhere : undefined)
}

/** «مهرآباد تهران», "istanbul saw": every word leads to the same city, an airport of it or its country. */
function rankOfWords(names: CityNames, typed: string): number | undefined {
  const words = typed.split(/[\s,،()-]+/).filter((word) => readingsOf(word).length > 0)
  if (words.length < 2) return undefined
  const ranks = words.map((word) => {
    const [asTyped = '', ...others] = readingsOf(word)
    const readings = [asTyped, ...others.filter((reading) => reading.length >= 3)]
    return readings.map((reading) => rankOf(names, reading)).find((rank) => rank !== undefined && rank <= 3)
  })
  return ranks.every((rank) => rank !== undefined) ? Math.max(...ranks.map((rank) => rank ?? 0)) : undefined
}

/** 0 is an exact match; undefined is none. */
function rankOf({ codes, names, tails, country }: CityNames, reading: string): number | undefined {
  if ([codes, names, country].some((called) => called.includes(reading))) return 0
  if (names.some((name) => name.startsWith(reading))) return 1
  if (tails.some((tail) => tail.startsWith(reading))) return 2
  if (reading.length < 3) return undefined
  if (country.some((name) => name.startsWith(reading))) return 3
  if (names.some((name) => name.includes(reading))) return 4
  return undefined
}

function nearestOf({ names }: CityNames, readings: readonly string[]): number | undefined {
  const steps = readings.flatMap((reading) => names.map((name) => nearness(reading, name)))
  const close = steps.filter((count) => count !== undefined)
  return close.length > 0 ? Math.min(...close) : undefined
}

function ranked(
  cities: readonly CityNames[],
  rank: (names: CityNames) => number | undefined,
): readonly CityNames[] {
  return cities
    .map((names) => ({ names, rank: rank(names) }))
    .filter((each): each is { names: CityNames; rank: number } => each.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ names }) => names)
}

function found({ city }: CityNames, near: boolean): FoundPlace {
  return { city, airports: city.airports.map(airportOf), near }
}
