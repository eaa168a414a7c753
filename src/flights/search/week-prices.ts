import type { DayPrice } from '#flights/search/day-prices.ts'

/** A day of the price strip; positions are on the week's common scale, 0 to 1. */
export interface StripDay extends DayPrice {
  readonly isChosen: boolean
  readonly segment: { readonly from: number; readonly to: number } | undefined
}

export interface WeekPrices {
  readonly days: readonly StripDay[]
  /** undefined when no day has flights on sale; the dearest also while a day's highest price is unknown */
  readonly cheapest: DayPrice | undefined
  readonly dearest: DayPrice | undefined
}

/** The weekly view of §2. */
export function weekPrices(days: readonly DayPrice[], chosen: string): WeekPrices {
  const selling = days.filter((day) => day.lowest !== null && !day.isSoldOut)
  const lowest = Math.min(...selling.map(lowestOf))
  const highest = Math.max(...selling.map(highestOf))
  const width = highest - lowest
  const place = (price: number) => (width <= 0 ? 0 : (price - lowest) / width)
  return {
    days: days.map((day) => ({
      ...day,
      isChosen: day.date === chosen,
      segment: selling.includes(day) ? { from: place(lowestOf(day)), to: place(highestOf(day)) } : undefined,
    })),
    cheapest: selling.find((day) => lowestOf(day) === lowest),
    dearest: selling.every((day) => day.highest !== null)
      ? selling.find((day) => day.highest === highest)
      : undefined,
  }
}

function lowestOf(day: DayPrice): number {
  return day.lowest ?? 0
}

function highestOf(day: DayPrice): number {
  return day.highest ?? lowestOf(day)
}
