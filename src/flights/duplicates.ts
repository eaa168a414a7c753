import type { Proposal } from '#flights/proposal.ts'

/**
 * §4: of the tickets with one hash only the cheapest is kept, where it stood. A ticket with seats beats one without,
 * however cheap that was: a traveller cannot buy the latter.
 */
export function cheapestPerHash(proposals: readonly Proposal[]): readonly Proposal[] {
  const best = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const other = best.get(proposal.hash)
    if (other === undefined || beats(proposal, other)) best.set(proposal.hash, proposal)
  }
  return proposals.filter((proposal) => best.get(proposal.hash) === proposal)
}

function beats(one: Proposal, other: Proposal): boolean {
  const isBuyable = one.seat > 0
  if (isBuyable !== other.seat > 0) return isBuyable
  return one.totalPrice < other.totalPrice
}
