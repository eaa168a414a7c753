import type { DirectService } from '#flights/service.ts'
import type { Airline } from '#places/airlines.ts'
import type { Airport, City } from '#places/airports.ts'
import type { LandingFlights } from '#storefront/responses.ts'

/** Everything a landing page's sentences are made of; nothing is said that is not here. */
export interface LandingFacts {
  readonly city: City
  readonly countryName: string
  readonly airports: readonly Airport[]
  /** of our travellers to the city, without a change, most flights first */
  readonly services: readonly DirectService[]
  /** of all services, most flights first */
  readonly airlines: readonly { readonly airline: Airline; readonly weeklyFlights: number }[]
  readonly flights: LandingFlights
  /** of the origin whose days are shown */
  readonly weekdays: WeekdayPrices | undefined
  /** other cities to read of */
  readonly others: readonly City[]
  /** hours and minutes its clocks are ahead of Tehran's, in minutes */
  readonly aheadOfTehran: number
}

/** Whether there is anything to say of prices: after a start they may all be still to come. */
export function isPriceKnown({ flights }: Pick<LandingFacts, 'flights'>): boolean {
  return flights.unready === 0 || flights.origins.some(({ lowest }) => lowest !== null)
}

/** The weekdays that are cheapest and dearest on average, counted from Saturday; rial. */
export interface WeekdayPrices {
  readonly daysCounted: number
  readonly cheapest: { readonly weekday: number; readonly mean: number }
  readonly dearest: { readonly weekday: number; readonly mean: number }
}

interface PricedDay {
  readonly date: string
  readonly lowest: number | null
}

/** Which weekday is cheapest to fly on; nothing when fewer than three days of some weekday have a price. */
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
