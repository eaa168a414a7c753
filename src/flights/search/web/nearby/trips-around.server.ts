import { availableBody } from '#flights/search/available-body.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import { movedBy } from '#flights/search/search-days.ts'
import type { Search } from '#flights/search/search-params.ts'
import type { Flights } from '#flights/server/flights.ts'

/** Lowest price of one adult for the whole trip a day earlier and later, in rial; null if unknown. */
export interface TripsAround {
  readonly earlier: number | null
  readonly later: number | null
}

interface Known {
  readonly week: FarePrices | undefined
  readonly weekBack: FarePrices | undefined
}

export async function tripsAround(
  flights: Pick<Flights, 'tripPrice'>,
  search: Search,
  known: Known,
): Promise<TripsAround> {
  const priced = async (moved: Search) =>
    known.week === undefined ? flights.tripPrice(availableBody(moved)) : sumOf(moved, known)
  const [earlier, later] = await Promise.all([priced(movedBy(search, -1)), priced(movedBy(search, 1))])
  return { earlier, later }
}

/** On one day the cheapest way out may well arrive after the cheapest way back has left: then nothing is said. */
function sumOf({ date, back }: Search, { week, weekBack }: Known): number | null {
  const out = lowestOn(week, date)
  if (back === undefined) return out
  const home = back === date ? null : lowestOn(weekBack, back)
  return out === null || home === null ? null : out + home
}

function lowestOn(week: FarePrices | undefined, wanted: string): number | null {
  return week?.days.find(({ date, isSoldOut }) => date === wanted && !isSoldOut)?.lowest ?? null
}
