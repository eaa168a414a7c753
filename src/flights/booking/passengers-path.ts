import { type Pair, query } from '#flights/address.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { Search } from '#flights/search/search-params.ts'

/** The passengers page for the chosen proposals; `bag` preselects bags of so many kilograms. */
export function passengersPath(search: Search, chosen: JourneyChosen, bag = 0): string {
  const { requestId, proposalId, returningRequestId, returningProposalId } = chosen
  const back: readonly Pair[] =
    returningRequestId === undefined || returningProposalId === undefined
      ? []
      : [
          ['returningRequestId', returningRequestId],
          ['returningProposalId', returningProposalId],
        ]
  const asked: readonly Pair[] = bag === 0 ? [] : [['bag', String(bag)]]
  const pairs = query([['requestId', requestId], ['proposalId', proposalId], ...back, ...asked])
  return `/add-passenger?${pairs}&${resultsPath(search).split('?')[1]}`
}

export function storedChoice({ proposalId, returningProposalId }: JourneyChosen): readonly Pair[] {
  if (returningProposalId === undefined) return []
  return [
    ['out', proposalId],
    ['in', returningProposalId],
  ]
}
