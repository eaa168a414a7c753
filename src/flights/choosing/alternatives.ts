import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import { proposalIdOf } from '#flights/proposal-id.ts'

export interface WantedDirection {
  readonly proposalId: string
  readonly airlineId: string
  readonly flightNumber: string
  readonly date: string
  readonly time: string
  readonly cabinClass: number
  /** set when this seller took the money and could not issue: its offers for that flight are left out */
  readonly failedSeller: string | undefined
}

export type Wanted = readonly WantedDirection[]

export type Nearness = 'same-flight' | 'same-day' | 'other-day'

export interface Offer {
  readonly proposals: readonly Proposal[]
}

export const alternativesView = 3

/** The same flights from another seller or class first, then others by how far the departures move. No sold-out flights. */
export function nearest<O extends Offer>(
  offers: readonly O[],
  wanted: Wanted,
): readonly (O & { readonly nearness: Nearness })[] {
  const trips = Map.groupBy(
    offers.filter((offer) => mayBeOffered(offer, wanted)),
    (offer) => groupsOf(offer).map(flightOf).join(),
  )
  return [...trips.values()]
    .flatMap((sold) => sold.toSorted((a, b) => byWish(a, b, wanted)).slice(0, 1))
    .map((offer) => ({ ...offer, nearness: nearnessOf(offer, wanted) }))
    .toSorted((a, b) => ranks[a.nearness] - ranks[b.nearness] || moved(a, wanted) - moved(b, wanted))
    .slice(0, alternativesView)
}

const ranks = { 'same-flight': 0, 'same-day': 1, 'other-day': 2 } as const satisfies Record<Nearness, number>

function mayBeOffered({ proposals }: Offer, wanted: Wanted): boolean {
  const isItself = proposalIdOf(proposals) === proposalIdOf(wanted)
  return !isItself && proposals.every(({ seat }) => seat > 0) && !hasFailed(proposals, wanted)
}

function hasFailed(proposals: readonly Proposal[], wanted: Wanted): boolean {
  const sold = proposals.flatMap(({ sellerName, flightGroups }) =>
    flightGroups.map((group) => ({ sellerName, group })),
  )
  return sold.some(({ sellerName, group }, place) => {
    const direction = wanted[place]
    return direction?.failedSeller === sellerName && isSameFlight(group, direction)
  })
}

/** The farthest direction decides. */
function nearnessOf(offer: Offer, wanted: Wanted): Nearness {
  const each = groupsOf(offer).map((group, place): Nearness => {
    const direction = wanted[place]
    if (isSameFlight(group, direction)) return 'same-flight'
    return group.departureDate === direction?.date ? 'same-day' : 'other-day'
  })
  return each.toSorted((a, b) => ranks[b] - ranks[a])[0] ?? 'other-day'
}

function isSameFlight(group: FlightGroup, wanted: WantedDirection | undefined): boolean {
  return (
    wanted !== undefined && flightOf(group) === `${wanted.airlineId} ${wanted.flightNumber} ${wanted.date}`
  )
}

function flightOf({ marketingAirlineId, flightNumber, departureDate }: FlightGroup): string {
  return `${marketingAirlineId} ${flightNumber} ${departureDate}`
}

function byWish(a: Offer, b: Offer, wanted: Wanted): number {
  const outside = ({ proposals }: Offer) =>
    proposals.filter(({ cabinClass }, place) => cabinClass !== wanted[place]?.cabinClass).length
  return outside(a) - outside(b) || priceOf(a) - priceOf(b)
}

export function priceOf({ proposals }: Offer): number {
  return proposals.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
}

function moved(offer: Offer, wanted: Wanted): number {
  return groupsOf(offer).reduce((sum, { departureDate, departureTime }, place) => {
    const { date = '', time = '' } = wanted[place] ?? {}
    return sum + Math.abs(Date.parse(`${departureDate}T${departureTime}Z`) - Date.parse(`${date}T${time}Z`))
  }, 0)
}

export function groupsOf({ proposals }: Offer): readonly FlightGroup[] {
  return proposals.flatMap(({ flightGroups }) => flightGroups)
}
