import { query } from '#flights/address.ts'
import { resultsPath, type Search } from '#flights/search-params.ts'

/** The page that takes the passengers of a proposal, as chosen out of a search. */
export function passengersPath(
  search: Search,
  { requestId, proposalId }: { readonly requestId: string; readonly proposalId: string },
): string {
  const chosen = query([
    ['requestId', requestId],
    ['proposalId', proposalId],
  ])
  return `/add-passenger?${chosen}&${resultsPath(search).split('?')[1]}`
}
