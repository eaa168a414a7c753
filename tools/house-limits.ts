import { type HouseFigures, houseFigures } from './house-figures.ts'

/** What the house keeps to. A limit is lowered when the house has become smaller; to raise one takes a reason in its commit. */
export const houseLimits = {
  productNames: 0,
  circles: 0,
  typeCircles: 0,
  rootFiles: 5,
  p90: 120,
  max: 241,
} as const satisfies Partial<HouseFigures>

/** Each figure that is beyond its limit, in words. */
export function beyondLimits(figures: HouseFigures = houseFigures()): readonly string[] {
  return Object.entries(houseLimits).flatMap(([name, limit]) => {
    const figure = figures[name as keyof typeof houseLimits]
    return figure > limit ? [`${name}: ${figure}, and at the most ${limit}`] : []
  })
}
