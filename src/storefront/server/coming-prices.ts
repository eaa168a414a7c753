import type { DayPrice, FarePrices } from '#flights/search/day-prices.ts'
import type { Flights } from '#flights/server/flights.ts'

export type Prices = Pick<Flights, 'calendarSoFar'>

export const daysCompared = 30
/** ms: pages render with the prices loaded by then */
const patienceMs = 500

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

export function cheapest(days: readonly DayPrice[]): CheapestDay | undefined {
  return days
    .flatMap(({ date, lowest, isSoldOut }) => (lowest === null || isSoldOut ? [] : [{ date, lowest }]))
    .toSorted((a, b) => a.lowest - b.lowest)[0]
}
