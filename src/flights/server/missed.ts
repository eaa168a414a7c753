import type { Wanted } from '#flights/alternatives.ts'
import type { AlternativesTo, Place } from '#flights/asked.ts'
import { fareOnSale } from '#flights/server/days.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type Party, partyOf } from '#passengers/party.ts'
import { airportOf } from '#places/airports.ts'

/** A flight that somebody wanted and cannot have, and where and for whom. */
export interface Missed {
  readonly wanted: Wanted
  readonly origin: Place
  readonly destination: Place
  readonly party: Party
}

/** nobody's id: a guest meets the same answer as a stranger */
const nobody = '00000000-0000-0000-0000-000000000000'

/** The flight of the user's own order. Refuses ORDER_NOT_FOUND, PROPOSAL_NOT_FOUND. */
export async function missedByOrder(room: Room, orderId: string, userId = nobody): Promise<Missed> {
  const order = await room.orders.ofUser(orderId, userId, 'flight')
  const [journey] = await room.orders.journeysOf(orderId)
  const fare = await fareOf(room, journey?.proposalId)
  const { origin } = fare.departure
  // a direction of several flights ends where its last one does
  const destination = journey === undefined ? fare.departure.destination : airportOf(journey.destination)
  return {
    wanted: wantedOf(fare, order.status === 'failed' ? fare.sellerName : undefined),
    origin: { code: origin.cityCode, kind: 'CityCode' },
    destination: { code: destination.cityCode, kind: 'CityCode' },
    party: partyOf((await room.orders.passengersOf(orderId)).map(({ group }) => group)),
  }
}

/** A proposal of a search that may be outdated by now. Refuses RESULTS_OUTDATED when nobody remembers it, PROPOSAL_NOT_FOUND. */
export async function missedBySearch(room: Room, { requestId, proposalId }: AlternativesTo): Promise<Missed> {
  const search = requestId === undefined ? undefined : room.tokens.read(requestId)
  if (search === undefined) throw refuse('RESULTS_OUTDATED')
  const [{ origin, destination }] = search.legs
  return { wanted: wantedOf(await fareOf(room, proposalId)), origin, destination, party: search.party }
}

async function fareOf({ database }: Room, proposalId: string | undefined): Promise<FareOnSale> {
  const fare = await fareOnSale(database, firstFare(proposalId ?? ''))
  if (fare === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  return fare
}

/** The number of a proposal begins with its first fare's. */
function firstFare(proposalId: string): number {
  return Number(proposalId.split(/[._]/)[0])
}

function wantedOf(fare: FareOnSale, failedSeller?: string): Wanted {
  const { group } = fare
  return {
    proposalId: String(fare.id),
    airlineId: group.marketingAirlineId,
    flightNumber: group.flightNumber,
    date: group.departureDate,
    time: group.departureTime,
    cabinClass: fare.cabin,
    failedSeller,
  }
}
