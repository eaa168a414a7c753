import type { DayPrice, FarePrices } from '#flights/search/day-prices.ts'
import type { Flights } from '#flights/server/flights.ts'

/** What is asked of the flights room for pages that nobody waits for long. */
export type Prices = Pick<Flights, 'calendarSoFar'>

/** origins, and destinations, are compared over so many days from tomorrow on */
export const daysCompared = 30
/** a page is drawn with what is laid out by then, and says so */
const patienceMs = 500

/** A way's prices from tomorrow on, of as many days as are laid out. */
export function pricesFrom(
  prices: Prices,
  { origin, destination }: { readonly origin: string; readonly destination: string },
  { today, days = daysCompared }: { readonly today: Temporal.PlainDate; readonly days?: number },
): Promise<FarePrices> {
  const asked = {
    origin: { code: origin, kind: 'CityCode' as const },
    destination: { code: destination, kind: 'CityCode' as const },
    from: today.add({ days: 1 }).toString(),
    days,
  }
  return prices.calendarSoFar(asked, patienceMs)
}

export interface CheapestDay {
  readonly date: string
  readonly lowest: number
}

/** The cheapest day one can still buy. */
export function cheapest(days: readonly DayPrice[]): CheapestDay | undefined {
  return days
    .flatMap(({ date, lowest, isSoldOut }) => (lowest === null || isSoldOut ? [] : [{ date, lowest }]))
    .toSorted((a, b) => a.lowest - b.lowest)[0]
}
