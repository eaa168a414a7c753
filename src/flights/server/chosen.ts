import type { ProposalChosen } from '#flights/asked.ts'
import { fareOnSale } from '#flights/server/days.ts'
import { airportPairs } from '#flights/server/journey.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type KeptSearch, searchKept } from '#flights/server/searches.ts'

export interface Chosen {
  readonly search: KeptSearch
  readonly fare: FareOnSale
}

/** The fare chosen out of a search. Refuses RESULTS_OUTDATED once its window is over, PROPOSAL_NOT_FOUND for what that search did not show. */
export async function chosen(room: Room, { requestId, proposalId }: ProposalChosen): Promise<Chosen> {
  const search = await searchKept(room.database, requestId)
  if (search === undefined || Temporal.Instant.compare(room.clock.now(), search.validUntil) >= 0)
    throw refuse('RESULTS_OUTDATED')
  const fare = await fareOnSale(room.database, Number(proposalId))
  if (fare === undefined || !wasShown(search, fare)) throw refuse('PROPOSAL_NOT_FOUND')
  return { search, fare }
}

function wasShown({ origin, destination, date }: KeptSearch, { departure }: FareOnSale): boolean {
  return (
    departure.date.equals(date) &&
    airportPairs(origin, destination).some(
      ([from, to]) => from === departure.origin.iata && to === departure.destination.iata,
    )
  )
}
