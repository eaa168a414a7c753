import type { SalesChannel } from '#calls/sales-channel.ts'
import { faresNow } from '#flights/changes/server/flights-now.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import { ruledLeg, rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import { faresIn } from '#flights/proposal-id.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import { faresOnSale } from '#flights/search/server/calendar/days.ts'
import { isFlyable, isOfLeg } from '#flights/search/server/flyable.ts'
import { legOf, minutesBetween } from '#flights/search/server/leg.ts'
import type { StoredSearch } from '#flights/search/server/searches.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'

export interface ChosenLeg {
  readonly leg: LegOnSale
  readonly isReturning: boolean
  /** by the rules of which moment and channel */
  readonly pricedAt?: Temporal.Instant
  readonly channel?: SalesChannel
}

export interface Chosen {
  /** the first direction's search; the return of a domestic round trip has one of its own */
  readonly search: StoredSearch
  readonly legs: readonly [ChosenLeg, ...ChosenLeg[]]
}

interface PricedBy {
  readonly pricedAt: Temporal.Instant | undefined
  readonly channel: SalesChannel | undefined
}

/** By which rules a direction is priced when it is held: those of its search. */
export function pricedBy({ pricedAt, channel = 'site' }: PricedBy) {
  if (pricedAt === undefined) return {}
  return { pricedAt: pricedAt.toString(), ...(channel !== 'site' && { channel }) }
}

/** One search, or the two of a domestic round trip. Refuses RESULTS_OUTDATED,
 * PROPOSAL_NOT_FOUND for what it cannot have shown. */
export async function chosen(room: Room, asked: JourneyChosen): Promise<Chosen> {
  const search = currentSearch(room, asked.requestId)
  const [first, ...more] = await legsChosen(room, search, asked.proposalId)
  const back = await wayBack(room, search, asked)
  const legs: Chosen['legs'] = [first, ...more, ...back]
  if (!leavesTime(legs) || !areWholeOffers(legs)) throw refuse('PROPOSAL_NOT_FOUND')
  return { search, legs }
}

export function currentSearch(room: Pick<Room, 'tokens' | 'clock'>, requestId: string): StoredSearch {
  const search = room.tokens.read(requestId)
  if (search === undefined || Temporal.Instant.compare(room.clock.now(), search.validUntil) >= 0)
    throw refuse('RESULTS_OUTDATED')
  return search
}

async function wayBack(room: Room, out: StoredSearch, asked: JourneyChosen): Promise<readonly ChosenLeg[]> {
  const { returningRequestId, returningProposalId } = asked
  if (returningRequestId === undefined && returningProposalId === undefined) return []
  const back = currentSearch(room, returningRequestId ?? '')
  if (!areOneTrip(out, back)) throw refuse('PROPOSAL_NOT_FOUND')
  return legsChosen(room, back, returningProposalId ?? '')
}

function areOneTrip(out: StoredSearch, back: StoredSearch): boolean {
  const [there] = out.legs
  const [home] = back.legs
  return (
    !out.isReturning &&
    back.isReturning &&
    there.origin.code === home.destination.code &&
    there.destination.code === home.origin.code &&
    (['adults', 'children', 'infants'] as const).every((kind) => out.party[kind] === back.party[kind])
  )
}

type Legs = readonly [ChosenLeg, ...ChosenLeg[]]

async function legsChosen(room: Room, search: StoredSearch, proposalId: string): Promise<Legs> {
  const ids = faresIn(proposalId)
  const rules = await rulesOn(room, search.searchedAt, search.channel)
  const fares = await faresOnSale(room, ids.flat())
  const now = new Map((await faresNow(room.database, [...fares.values()])).map((fare) => [fare.id, fare]))
  const legs = ids.map((direction, place) => {
    const [first, ...more] = direction.flatMap((id) => fares.get(id) ?? [])
    const wanted = search.legs[place]
    if (first === undefined || wanted === undefined || more.length + 1 !== direction.length) return undefined
    const flown: readonly [FareOnSale, ...FareOnSale[]] = [first, ...more]
    if (!isOfLeg(flown, wanted) || !isFlyable(flown)) return undefined
    const [head = first, ...tail] = flown.map((fare) => now.get(fare.id) ?? fare)
    const leg = ruledLeg(legOf([head, ...tail]), rules)
    const { searchedAt: pricedAt, channel } = search
    return { leg, isReturning: isReturning(search, place), pricedAt, channel }
  })
  const [first, ...more] = legs.filter((leg) => leg !== undefined)
  if (first === undefined || more.length + 1 !== search.legs.length) throw refuse('PROPOSAL_NOT_FOUND')
  return [first, ...more]
}

function isReturning(search: StoredSearch, place: number): boolean {
  return search.isReturning || (search.flightType === 2 && place === 1)
}

function leavesTime(legs: Legs): boolean {
  return legs.every(({ leg }, place) => {
    const before = legs[place - 1]?.leg
    if (before === undefined) return true
    const least = minutesBetweenLegs(before.isInternational || leg.isInternational)
    return minutesBetween(before.arrivesAt, leg.departsAt) >= least
  })
}

function areWholeOffers(legs: Legs): boolean {
  const fares = legs.flatMap(({ leg }) => leg.fares)
  const parts = (offerId: string) => new Set(fares.filter((fare) => fare.offerId === offerId)).size
  return fares.every(({ offerId, offerParts }) => offerId === null || parts(offerId) === offerParts)
}
