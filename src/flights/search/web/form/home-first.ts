import { fold } from '#places/fold.ts'
import { readingsOf } from '#places/readings.ts'

interface Found {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly country: string
  /** no name matches exactly: this is the nearest */
  readonly near: boolean
}

/** Is the query exactly a domestic city's name, so that cities abroad need not be searched? */
export function isKnownAtHome(query: string, atHome: readonly Found[]): boolean {
  return atHome.some(({ near, name }) => !near && name.startsWith(query))
}

/**
 * Domestic cities whose name or code begins with the query come before those abroad. Other domestic matches are dropped when the best
 * city abroad (the first) matches exactly.
 */
export function homeFirst<City extends Found>(
  query: string,
  atHome: readonly City[],
  inWorld: readonly City[],
): readonly City[] {
  const readings = readingsOf(query)
  const isBegun = ({ near, code, name, nameEn }: Found) =>
    !near && readings.some((typed) => [code, name, nameEn].some((called) => fold(called).startsWith(typed)))
  const abroad = inWorld.filter(({ near, country }) => !near && country !== 'IR')
  const begun = atHome.filter(isBegun)
  if (begun.length > 0) return [...begun, ...abroad]
  const [best] = inWorld
  return best !== undefined && !best.near && best.country !== 'IR'
    ? inWorld.filter(({ near }) => !near)
    : atHome
}
