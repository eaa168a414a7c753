import { activeFilters, type FilterName, type Filters, without } from '#flights/search/filters.ts'
import type { Measure, OfferIndex } from '#flights/search/offer-index.ts'

export interface Lift extends Measure {
  readonly names: readonly FilterName[]
}

/** Which filters to lift when no ticket is left: single filters first, else pairs, else all together. Most tickets first. */
export function lifts(index: OfferIndex, filters: Filters): readonly Lift[] {
  const active = activeFilters(filters)
  const brought = (sets: readonly (readonly FilterName[])[]) =>
    sets
      .map((names): Lift => {
        const rest = without(filters, ...names)
        const priced = index.pricedWith(rest.bag)
        return { names, ...priced.measured(priced.through(rest), rest) }
      })
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
  for (const sets of [active.map((name) => [name]), pairsOf(active)]) {
    const found = brought(sets)
    if (found.length > 0) return found
  }
  return brought([active])
}

function pairsOf(names: readonly FilterName[]): readonly (readonly FilterName[])[] {
  return names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other]))
}
