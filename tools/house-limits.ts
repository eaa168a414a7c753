import { type HouseFigures, houseFigures } from './house-figures.ts'

/** Lower a limit when the house shrinks; raising one needs a reason in the commit. */
export const houseLimits = {
  productNames: 0,
  circles: 0,
  typeCircles: 0,
  rootFiles: 5,
  p90: 120,
  max: 250,
} as const satisfies Partial<HouseFigures>

export function beyondLimits(figures: HouseFigures = houseFigures()): readonly string[] {
  return Object.entries(houseLimits).flatMap(([name, limit]) => {
    const figure = figures[name as keyof typeof houseLimits]
    return figure > limit ? [`${name}: ${figure}, and at the most ${limit}`] : []
  })
}
