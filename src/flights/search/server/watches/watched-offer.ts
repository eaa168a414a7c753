import { tripTypes } from '#flights/enumerations.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { faresIn } from '#flights/proposal-id.ts'
import type { ProposalChosen } from '#flights/requests.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { Search } from '#flights/search/search-params.ts'
import { faresOnSale } from '#flights/search/server/calendar/days.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { legOf } from '#flights/search/server/leg.ts'
import { hashOf } from '#flights/search/server/proposals.ts'
import type { StoredSearch } from '#flights/search/server/searches.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type Party, seatCount } from '#passengers/party.ts'

export interface WatchedOffer {
  /** the same flights in the same cabins, whoever sells them */
  readonly hash: string
  readonly departureIds: readonly number[]
  readonly cabins: readonly number[]
  readonly cabin: number
  readonly originName: string
  readonly destinationName: string
  readonly airlineName: string
  readonly flightNumber: string
  readonly departsLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
  readonly party: Party
  readonly seats: number
  readonly address: string
}

/** A proposal of a search, outdated or not: watching is not buying.
 * Refuses RESULTS_OUTDATED for an unknown id, PROPOSAL_NOT_FOUND. */
export async function watchedOffer(room: Room, asked: ProposalChosen): Promise<WatchedOffer> {
  const search = room.tokens.read(asked.requestId)
  if (search === undefined) throw refuse('RESULTS_OUTDATED')
  const [first, ...more] = await legsOf(room, asked.proposalId)
  if (first === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  const legs = [first, ...more] as const
  const flights = legs.flatMap(({ fares }) => fares)
  const [{ departure }] = first.fares
  const last = first.fares.at(-1)?.departure ?? departure
  return {
    hash: hashOf(legs),
    departureIds: flights.map((fare) => fare.departure.id),
    cabins: flights.map(({ cabin }) => cabin),
    cabin: first.cabin,
    originName: cityName(departure.origin),
    destinationName: cityName(last.destination),
    airlineName: departure.airline.name,
    flightNumber: departure.flightNumber,
    departsLocal: departure.departsLocal,
    departsAt: departure.departsAt,
    party: search.party,
    seats: seatCount(search.party),
    address: resultsPath(searchAgain(search), [['open', asked.proposalId]]),
  }
}

async function legsOf(room: Room, proposalId: string): Promise<readonly LegOnSale[]> {
  const ids = faresIn(proposalId)
  const fares = await faresOnSale(room, ids.flat())
  return ids.map((direction) => {
    const [first, ...more] = direction.map((id) => known(fares.get(id)))
    return legOf([known(first), ...more])
  })
}

function known(fare: FareOnSale | undefined): FareOnSale {
  if (fare === undefined) throw refuse('PROPOSAL_NOT_FOUND')
  return fare
}

/** A domestic round trip's return is searched as a one-way trip. */
function searchAgain({ flightType, legs, party, cabinClass }: StoredSearch): Search {
  const [first, second] = legs.map((leg) => ({ ...leg, date: leg.date.toString() }))
  if (first === undefined) throw new RangeError('a search without a direction')
  const cabin = ([1, 2, 3] as const).find((one) => one === cabinClass)
  const shared = { ...first, ...party, ...(cabin !== undefined && { cabin }) }
  if (flightType === tripTypes.roundTrip && second !== undefined) return { ...shared, back: second.date }
  if (legs.length < 2) return shared
  return { ...shared, legs: legs.map((leg) => ({ ...leg, date: leg.date.toString() })) }
}
