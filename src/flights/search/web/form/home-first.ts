import { fold } from '#places/fold.ts'
import { readingsOf } from '#places/readings.ts'

interface Found {
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

/** Domestic cities whose name begins with the query come first; other domestic ones are dropped for an exact match abroad. */
export function homeFirst<City extends Found>(
  query: string,
  atHome: readonly City[],
  inWorld: readonly City[],
): readonly City[] {
  const readings = readingsOf(query)
  const isBegun = ({ near, name, nameEn }: Found) =>
    !near && readings.some((typed) => [name, nameEn].some((called) => fold(called).startsWith(typed)))
  const abroad = inWorld.filter(({ near, country }) => !near && country !== 'IR')
  const begun = atHome.filter(isBegun)
  if (begun.length > 0) return [...begun, ...abroad]
  const [best] = inWorld
  return best !== undefined && !best.near && best.country !== 'IR'
    ? inWorld.filter(({ near }) => !near)
    : atHome
}
