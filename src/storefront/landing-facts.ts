import type { DirectService } from '#flights/service.ts'
import type { Airline } from '#places/airlines.ts'
import type { Airport, City } from '#places/airports.ts'
import type { LandingFlights } from '#storefront/responses.ts'

export interface LandingFacts {
  readonly city: City
  readonly countryName: string
  readonly airports: readonly Airport[]
  readonly services: readonly DirectService[]
  readonly airlines: readonly { readonly airline: Airline; readonly weeklyFlights: number }[]
  readonly flights: LandingFlights
  readonly weekdays: WeekdayPrices | undefined
  readonly others: readonly City[]
  readonly aheadOfTehran: number
}

/** After a start prices may be missing. */
export function isPriceKnown({ flights }: Pick<LandingFacts, 'flights'>): boolean {
  return flights.unready === 0 || flights.origins.some(({ lowest }) => lowest !== null)
}

/** On average, counted from Saturday; rial. */
export interface WeekdayPrices {
  readonly daysCounted: number
  readonly cheapest: { readonly weekday: number; readonly mean: number }
  readonly dearest: { readonly weekday: number; readonly mean: number }
}

interface PricedDay {
  readonly date: string
  readonly lowest: number | null
}

/** undefined when a weekday has fewer than three prices. */
export function weekdayPrices(
  days: readonly PricedDay[],
  weekdayOf: (date: string) => number,
): WeekdayPrices | undefined {
  const priced = days.flatMap(({ date, lowest }) =>
    lowest === null ? [] : [{ weekday: weekdayOf(date), lowest }],
  )
  const byWeekday = Map.groupBy(priced, ({ weekday }) => weekday)
  if (byWeekday.size < 7 || [...byWeekday.values()].some((ones) => ones.length < 3)) return undefined
  const means = [...byWeekday].map(([weekday, ones]) => ({
    weekday,
    mean: ones.reduce((sum, { lowest }) => sum + lowest, 0) / ones.length,
  }))
  const inOrder = means.toSorted((a, b) => a.mean - b.mean)
  const [cheapest, dearest] = [inOrder[0], inOrder.at(-1)]
  return cheapest && dearest && { daysCounted: priced.length, cheapest, dearest }
}
