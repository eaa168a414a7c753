import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import { type Candidate, candidatesFor, type FlightWanted } from '#flights/search/server/found/candidates.ts'
import type { JourneyFound } from '#flights/search/server/found/journeys.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'

/** of so many of the cheapest journeys, sold out or not, so many are looked at that are, and so many shown */
const few = { among: 60, lookedAt: 15, shown: 5 } as const

/** Journeys that would be among the cheapest if they had seats. Single flights without are shown with those of their day. */
export function goneFrom(fed: Fed, legs: readonly LegWanted[], product: ProductName): readonly Candidate[] {
  return candidatesFor(fed, legs, { product, count: few.among, seats: 0 })
    .filter((one) => one.isGone && one.legs.flat().length > 1)
    .slice(0, few.lookedAt)
    .map((one) => ({ ...one, legs: one.legs.map((flights) => flights.map(ofAnySeller)) }))
}

/** While any seller has a seat of a flight, it is not gone. */
function ofAnySeller(flight: FlightWanted): FlightWanted {
  return { ...flight, isCharter: undefined }
}

/** All that have seats, and the first few others that nobody sells any more, each once. */
export function withFewGone(found: readonly JourneyFound[]): readonly JourneyFound[] {
  const open = found.filter(({ proposal }) => proposal.seat > 0)
  const seen = new Set(open.map(({ proposal }) => proposal.hash))
  const gone = found.filter(({ proposal: { hash } }) => !seen.has(hash) && seen.add(hash))
  return [...open, ...gone.slice(0, few.shown)]
}
