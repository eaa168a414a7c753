import type { Proposal } from '#flights/proposal.ts'
import type { Filters } from '#flights/search/filters.ts'
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

/** New offers join a list that is being read: below the reader's place at once, above it only on request. */
export function joining(
  listed: readonly Proposal[],
  arrived: readonly Proposal[],
  { filters, sorting, seen }: ListRead,
): Joining {
  const index = indexOf([...listed, ...arrived]).pricedWith(filters.bag)
  const order = index.listed(index.through(filters), sorting).map(({ proposalId }) => proposalId)
  const read = seen === undefined ? -1 : order.indexOf(seen)
  const before = new Set(order.slice(0, Math.max(0, read)))
  const pushes = ({ proposalId }: Proposal) => before.has(proposalId)
  return { now: arrived.filter((one) => !pushes(one)), later: arrived.filter(pushes) }
}
