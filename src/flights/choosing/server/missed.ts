import type { Wanted, WantedDirection } from '#flights/choosing/alternatives.ts'
import { tripTypes } from '#flights/enumerations.ts'
import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { directionsIn, faresIn } from '#flights/proposal-id.ts'
import type { AlternativesTo, Place } from '#flights/requests.ts'
import type { Search } from '#flights/search/search-params.ts'
import type { LegOfSearch } from '#flights/search/search-request.ts'
import { fareOnSale } from '#flights/search/server/calendar/days.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { Journey } from '#orders/order.ts'
import { type Party, partyOf } from '#passengers/party.ts'
import { airportOf } from '#places/airports.ts'

export interface Missed {
  readonly wanted: Wanted
  readonly search: Search
}

/** nobody's id: a guest gets the same refusal as a stranger */
const nobody = '00000000-0000-0000-0000-000000000000'

export async function missedByOrder(room: Room, orderId: string, userId = nobody): Promise<Missed> {
  const order = await room.orders.ofUser(orderId, userId, 'flight')
  const journeys = await room.orders.journeysOf(orderId)
  const flown = await Promise.all(
    journeys.map(async (journey) => ({ journey, fare: await fareOf(room, journey.proposalId) })),
  )
  const party = partyOf((await room.orders.passengersOf(orderId)).map(({ group }) => group))
  return {
    wanted: flown.map(({ journey: { proposalId }, fare }) =>
      wantedOf(
        proposalId,
        fare,
        order.status === 'failed' || order.status === 'unissued' ? fare.sellerName : undefined,
      ),
    ),
    search: searchOf(flown.map(legOf), { isRound: journeys[1]?.isReturning === true, party }),
  }
}

export async function missedBySearch(room: Room, asked: AlternativesTo): Promise<Missed> {
  const { requestId, proposalId = '', returningRequestId, returningProposalId } = asked
  const out = requestId === undefined ? undefined : room.tokens.read(requestId)
  const back = returningRequestId === undefined ? undefined : room.tokens.read(returningRequestId)
  if (out === undefined || (returningRequestId !== undefined && back === undefined))
    throw refuse('RESULTS_OUTDATED')
  const directions = [...directionsIn(proposalId), ...(back === undefined ? [] : [returningProposalId ?? ''])]
  const legs = [...out.legs, ...(back?.legs ?? [])]
  return {
    wanted: await Promise.all(directions.map(async (id) => wantedOf(id, await fareOf(room, id)))),
    search: searchOf(
      legs.map((leg) => ({ ...leg, date: leg.date.toString() })),
      { isRound: back !== undefined || out.flightType === tripTypes.roundTrip, party: out.party },
    ),
  }
}

function legOf({ journey, fare }: { readonly journey: Journey; readonly fare: FareOnSale }): LegOfSearch {
  return {
    origin: cityPlace(fare.departure.origin.cityCode),
    destination: cityPlace(airportOf(journey.destination).cityCode),
    date: fare.group.departureDate,
  }
}

function cityPlace(code: string): Place {
  return { code, kind: 'CityCode' }
}

interface Trip {
  readonly isRound: boolean
  readonly party: Party
}

function searchOf(legs: readonly LegOfSearch[], { isRound, party }: Trip): Search {
  const [first, second] = legs
  if (first === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  if (second === undefined) return { ...first, ...party }
  return isRound ? { ...first, ...party, back: second.date } : { ...first, ...party, legs }
}

/** The first fare of a direction: the proposal id begins with its number. */
async function fareOf({ database }: Room, proposalId: string): Promise<FareOnSale> {
  const fare = await fareOnSale(database, faresIn(proposalId)[0]?.[0] ?? 0)
  if (fare === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  return fare
}

function wantedOf(proposalId: string, { group, cabin }: FareOnSale, failedSeller?: string): WantedDirection {
  return {
    proposalId,
    airlineId: group.marketingAirlineId,
    flightNumber: group.flightNumber,
    date: group.departureDate,
    time: group.departureTime,
    cabinClass: cabin,
    failedSeller,
  }
}
