import type { FlightGroup, Proposal } from '#flights/proposal.ts'

/** What a traveller wanted and cannot have. */
export interface Wanted {
  readonly proposalId: string
  readonly airlineId: string
  readonly flightNumber: string
  /** local: `YYYY-MM-DD` and `HH:mm` */
  readonly date: string
  readonly time: string
  readonly cabinClass: number
  /** set when this seller has taken the money and could not issue: nothing of its on that flight is offered again */
  readonly failedSeller: string | undefined
}

export type Nearness = 'same-flight' | 'same-day' | 'other-day'

/** A proposal, with whatever its asker must keep beside it. */
export interface Offer {
  readonly proposal: Proposal
}

/** so many are offered */
export const alternativesShown = 3

/**
 * What comes nearest to a flight that cannot be had: the same flight from another seller or in another class, then others
 * by how little the departure moves. One offer a flight: the wanted cabin before others, then the cheapest. Sold out
 * flights are no alternative.
 */
export function nearest<O extends Offer>(
  offers: readonly O[],
  wanted: Wanted,
): readonly (O & { readonly nearness: Nearness })[] {
  const flights = Map.groupBy(
    offers.filter(({ proposal }) => mayBeOffered(proposal, wanted)),
    ({ proposal }) => flightOf(proposal),
  )
  return [...flights.values()]
    .flatMap((sold) => sold.toSorted((a, b) => byWish(a.proposal, b.proposal, wanted)).slice(0, 1))
    .map((offer) => ({ ...offer, nearness: nearnessOf(offer.proposal, wanted) }))
    .toSorted((a, b) => ranks[a.nearness] - ranks[b.nearness] || moved(a, wanted) - moved(b, wanted))
    .slice(0, alternativesShown)
}

const ranks = { 'same-flight': 0, 'same-day': 1, 'other-day': 2 } as const satisfies Record<Nearness, number>

function mayBeOffered(proposal: Proposal, wanted: Wanted): boolean {
  const { proposalId, seat, sellerName } = proposal
  const failed = sellerName === wanted.failedSeller && isSameFlight(proposal, wanted)
  return seat > 0 && proposalId !== wanted.proposalId && !failed
}

function nearnessOf(proposal: Proposal, wanted: Wanted): Nearness {
  if (isSameFlight(proposal, wanted)) return 'same-flight'
  return groupOf(proposal).departureDate === wanted.date ? 'same-day' : 'other-day'
}

function isSameFlight(proposal: Proposal, wanted: Wanted): boolean {
  return flightOf(proposal) === `${wanted.airlineId} ${wanted.flightNumber} ${wanted.date}`
}

function flightOf(proposal: Proposal): string {
  const { marketingAirlineId, flightNumber, departureDate } = groupOf(proposal)
  return `${marketingAirlineId} ${flightNumber} ${departureDate}`
}

/** The wanted cabin first, then the cheapest. */
function byWish(a: Proposal, b: Proposal, { cabinClass }: Wanted): number {
  const outside = (one: Proposal) => (one.cabinClass === cabinClass ? 0 : 1)
  return outside(a) - outside(b) || a.totalPrice - b.totalPrice
}

/** By how much the departure moves, milliseconds; both times are local to the same airport. */
function moved({ proposal }: Offer, { date, time }: Wanted): number {
  const { departureDate, departureTime } = groupOf(proposal)
  return Math.abs(Date.parse(`${departureDate}T${departureTime}Z`) - Date.parse(`${date}T${time}Z`))
}

function groupOf({ flightGroups }: Proposal): FlightGroup {
  const [group] = flightGroups
  if (group === undefined) throw new RangeError('a proposal without a flight')
  return group
}
