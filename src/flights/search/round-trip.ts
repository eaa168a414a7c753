import { minutesBetweenLegs } from '#flights/leg-times.ts'
import type { Proposal } from '#flights/proposal.ts'

export interface Pair {
  readonly out: Proposal
  readonly back: Proposal
  /** the whole party, both ways; rial */
  readonly total: number
}

/** May one come back by this flight after having gone by that? */
export function leavesTimeFor(back: Proposal, out: Proposal): boolean {
  return minutesThere(back, out) >= minutesBetweenLegs(false)
}

/** From landing to leaving again, both by the clocks of the place one visits; below zero when it leaves before. */
export function minutesThere(back: Proposal, out: Proposal): number {
  const lands = out.flightGroups.at(-1)?.flightLegs.at(-1)?.arrivalDateTime
  const leaves = back.flightGroups[0]?.flightLegs[0]?.departureDateTime
  return lands === undefined || leaves === undefined ? -Infinity : minuteOf(leaves) - minuteOf(lands)
}

/** The cheapest way out and back that can be bought and flown together, of which either may be chosen already. */
export function cheapestPair(proposals: readonly Proposal[], chosen: Partial<Pair> = {}): Pair | undefined {
  const outs = chosen.out ? [chosen.out] : cheapestFirst(directionOf(proposals, false))
  const backs = chosen.back ? [chosen.back] : cheapestFirst(directionOf(proposals, true))
  const least = backs[0]?.totalPrice ?? Infinity
  let best: Pair | undefined
  for (const going of outs) {
    // no later one can be part of a cheaper pair
    if (best !== undefined && going.totalPrice + least >= best.total) break
    const coming = backs.find((back) => leavesTimeFor(back, going))
    const total = coming && going.totalPrice + coming.totalPrice
    if (coming && total !== undefined && total < (best?.total ?? Infinity))
      best = { out: going, back: coming, total }
  }
  return best
}

function cheapestFirst(proposals: readonly Proposal[]): readonly Proposal[] {
  return proposals.filter(({ seat }) => seat > 0).toSorted((a, b) => a.totalPrice - b.totalPrice)
}

/** The proposals of one direction of a domestic round trip. */
export function directionOf(proposals: readonly Proposal[], isReturning: boolean): readonly Proposal[] {
  return proposals.filter((proposal) => proposal.isReturning === isReturning)
}

/** What is chosen so far, by number; a flight without seats, or a return there is no time for, counts as not chosen. */
export function chosenOf(
  proposals: readonly Proposal[],
  ids: { readonly out: string | null; readonly back: string | null },
): { readonly out: Proposal | undefined; readonly back: Proposal | undefined } {
  const one = (id: string | null, isReturning: boolean) =>
    directionOf(proposals, isReturning).find(({ proposalId, seat }) => proposalId === id && seat > 0)
  const out = one(ids.out, false)
  const back = one(ids.back, true)
  const isPair = out === undefined || back === undefined || leavesTimeFor(back, out)
  return { out, back: isPair ? back : undefined }
}

function minuteOf(local: string): number {
  return Date.parse(`${local}Z`) / 60_000
}
