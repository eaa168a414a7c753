import type { DayPrice } from '#flights/search/day-prices.ts'

/** 1 is cheapest, 5 dearest. */
export type Level = 1 | 2 | 3 | 4 | 5
const levels = [1, 2, 3, 4, 5] as const

type Priced = Pick<DayPrice, 'lowest' | 'isSoldOut'>

/** Levels by rank: as many days in each level; equal prices get the lower level. */
export function levelsOf(days: readonly Priced[]): (day: Priced) => Level | undefined {
  const prices = days.flatMap(sellingAt).toSorted((a, b) => a - b)
  const levelOf = new Map<number, Level | undefined>()
  for (const [below, price] of prices.entries())
    if (!levelOf.has(price)) levelOf.set(price, levels[Math.floor((below * 5) / prices.length)])
  return (day) => levelOf.get(sellingAt(day)[0] ?? Number.NaN)
}

/** The first of the month's cheapest days; undefined when all are sold out. */
export function cheapestOf(days: readonly DayPrice[]): DayPrice | undefined {
  const lowest = Math.min(...days.flatMap(sellingAt))
  return days.find((day) => sellingAt(day)[0] === lowest)
}

function sellingAt({ lowest, isSoldOut }: Priced): readonly number[] {
  return lowest === null || isSoldOut ? [] : [lowest]
}
