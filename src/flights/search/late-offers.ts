import type { Proposal } from '#flights/proposal.ts'
import type { Filters } from '#flights/search/filters.ts'
import { flightsOf } from '#flights/search/flight-cards.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import type { Sorting } from '#flights/search/sorting.ts'

export interface ListRead {
  readonly filters: Filters
  readonly sorting: Sorting
  /** the proposal up to which the list has been read, or nothing of a list nobody has seen */
  readonly seen: string | undefined
}

export interface Joining {
  readonly now: readonly Proposal[]
  /** these would move the cards above the reader's place */
  readonly later: readonly Proposal[]
}

function placeOf(order: readonly Proposal[], seen: Proposal | undefined, { duplicates }: Filters): number {
  if (seen === undefined) return -1
  const flights = flightsOf(seen)
  return order.findIndex((one) =>
    duplicates ? one.proposalId === seen.proposalId : flightsOf(one) === flights,
  )
}

/** Offers that come late join a list that is being read: below the reader at once, above only when asked for. */
export function joining(
  listed: readonly Proposal[],
  arrived: readonly Proposal[],
  { filters, sorting, seen }: ListRead,
): Joining {
  const index = indexOf([...listed, ...arrived]).pricedWith(filters.bag)
  const order = index.listed(index.through(filters), sorting)
  const read = placeOf(
    order,
    listed.find(({ proposalId }) => proposalId === seen),
    filters,
  )
  const before = new Set(order.slice(0, Math.max(0, read)).map(({ proposalId }) => proposalId))
  const pushes = ({ proposalId }: Proposal) => before.has(proposalId)
  return { now: arrived.filter((one) => !pushes(one)), later: arrived.filter(pushes) }
}
