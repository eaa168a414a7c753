import { minutesBetweenLegs } from '#flights/leg-times.ts'
import type { Proposal } from '#flights/proposal.ts'

export interface Pair {
  readonly out: Proposal
  readonly back: Proposal
  /** the whole party, both ways; rial */
  readonly total: number
}

export function leavesTimeFor(back: Proposal, out: Proposal): boolean {
  return minutesThere(back, out) >= minutesBetweenLegs(false)
}

/** From landing to leaving again, local times; negative when the return leaves before. */
export function minutesThere(back: Proposal, out: Proposal): number {
  const lands = out.flightGroups.at(-1)?.flightLegs.at(-1)?.arrivalDateTime
  const leaves = back.flightGroups[0]?.flightLegs[0]?.departureDateTime
  return lands === undefined || leaves === undefined ? -Infinity : minuteOf(leaves) - minuteOf(lands)
}

/** The cheapest pair that can be flown together; one of the two may be chosen already. */
export function cheapestPair(proposals: readonly Proposal[], chosen: Partial<Pair> = {}): Pair | undefined {
  const outs = chosen.out ? [chosen.out] : cheapestFirst(directionOf(proposals, false))
  const backs = chosen.back ? [chosen.back] : cheapestFirst(directionOf(proposals, true))
  const least = backs[0]?.totalPrice ?? Infinity
  let best: Pair | undefined
  for (const going of outs) {
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

export function directionOf(proposals: readonly Proposal[], isReturning: boolean): readonly Proposal[] {
  return proposals.filter((proposal) => proposal.isReturning === isReturning)
}

/** What is chosen, by proposal id; a flight that is sold out, or a return too early, counts as not chosen. */
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
