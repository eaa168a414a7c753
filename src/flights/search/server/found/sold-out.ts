import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { ProductName } from '#flights/search/server/feed/sale.ts'
import { type Candidate, candidatesFor, type FlightWanted } from '#flights/search/server/found/candidates.ts'
import type { JourneyFound } from '#flights/search/server/found/journeys.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'

/** among the 60 cheapest journeys, check at most 15 sold-out ones, show 5 */
const few = { among: 60, lookedAt: 15, shown: 5 } as const

/** Sold-out journeys that would be among the cheapest. Sold-out direct flights are shown with their day's flights instead. */
export function goneFrom(fed: Fed, legs: readonly LegWanted[], product: ProductName): readonly Candidate[] {
  return candidatesFor(fed, legs, { product, count: few.among, seats: 0 })
    .filter((one) => one.isGone && one.legs.flat().length > 1)
    .slice(0, few.lookedAt)
    .map((one) => ({ ...one, legs: one.legs.map((flights) => flights.map(ofAnySeller)) }))
}

/** Looks for seats of any seller: while one has seats, the flight is not sold out. */
function ofAnySeller(flight: FlightWanted): FlightWanted {
  return { ...flight, isCharter: undefined }
}

/** All with seats, then the first few that no seller has any more, each once. */
export function withFewGone(found: readonly JourneyFound[]): readonly JourneyFound[] {
  const open = found.filter(({ proposal }) => proposal.seat > 0)
  const seen = new Set(open.map(({ proposal }) => proposal.hash))
  const gone = found.filter(({ proposal: { hash } }) => !seen.has(hash) && seen.add(hash))
  return [...open, ...gone.slice(0, few.shown)]
}
