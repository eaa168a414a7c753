import type { Proposal } from '#flights/proposal.ts'
import type { Filters } from '#flights/search/filters.ts'
import { faresOf, flightsOf } from '#flights/search/flight-cards.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'

/** The fares each card opens to, cheapest first, under the same filters; where every ticket is a card, itself alone. */
export function cardFares(
  index: OfferIndex,
  filters: Filters,
  shown: readonly Proposal[],
): ReadonlyMap<Proposal, readonly Proposal[]> {
  if (filters.duplicates) return new Map(shown.map((one) => [one, asBefore(one, [one])]))
  const passing = index.listed(index.through({ ...filters, duplicates: true }), 'Cheapest')
  const cards = Map.groupBy(passing, flightsOf)
  return new Map(shown.map((one) => [one, asBefore(one, faresOf(cards.get(flightsOf(one)) ?? [one]))]))
}

const known = new WeakMap<Proposal, readonly Proposal[]>()

/** Fares that are the same as when the card was last asked for are the very same list, so that it need not be drawn anew. */
function asBefore(card: Proposal, fares: readonly Proposal[]): readonly Proposal[] {
  const before = known.get(card)
  if (before?.length === fares.length && before.every((fare, at) => fare === fares[at])) return before
  known.set(card, fares)
  return fares
}
