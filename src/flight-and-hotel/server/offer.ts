import type { PairChoice, PairSearch } from '#flight-and-hotel/address.ts'
import { partyOfRooms } from '#flight-and-hotel/party-of-rooms.ts'
import { ratesFor } from '#flight-and-hotel/rates-chosen.ts'
import type { Neighbours } from '#flight-and-hotel/server/neighbours.ts'
import { tripTypes } from '#flights/enumerations.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import type { FlightDetail, Results } from '#flights/responses.ts'
import type { HotelDetail, HotelOffer, RateView } from '#hotels/responses.ts'
import { seatCount } from '#passengers/party.ts'
import { Faults, Refusal } from '#server/refusal.ts'

export interface FlightList {
  /** cheapest first, those with seats for all */
  readonly proposals: readonly Proposal[]
  readonly chosen: Proposal
}

export interface FlightPart {
  /** two inside Iran, there and back; one abroad */
  readonly lists: readonly FlightList[]
  readonly chosen: JourneyChosen
  readonly detail: FlightDetail
  /** what the address named is not there any more */
  readonly isAnother: boolean
}

export interface StayPart {
  /** those with rooms for all, cheapest first */
  readonly hotels: readonly HotelOffer[]
  readonly detail: HotelDetail
  /** one a room */
  readonly rates: readonly RateView[]
  readonly isAnother: boolean
}

/** a sentence in its place */
export interface Missing {
  readonly none: string
}

export interface Offer {
  readonly flight: FlightPart | Missing
  readonly stay: StayPart | Missing
}

interface ChoiceRequest {
  readonly choice: PairChoice
  readonly by: { readonly address: string }
}

/** See `FlightAndHotel.offer`. */
export async function offerOf(
  neighbours: Neighbours,
  search: PairSearch,
  asked: ChoiceRequest,
): Promise<Offer> {
  const [flight, stay] = await Promise.all([
    flightOf(neighbours, search, asked).catch(sentenceOf),
    stayOf(neighbours, search, asked).catch(sentenceOf),
  ])
  return { flight, stay }
}

const noFlight = 'برای این روزها پروازی با جا برای همهٔ مسافران نیست.'
const noRoom = 'برای این شب‌ها اتاقی برای همهٔ مسافران نیست.'

async function flightOf(
  { flights }: Neighbours,
  search: PairSearch,
  { choice, by }: ChoiceRequest,
): Promise<FlightPart | Missing> {
  const party = partyOfRooms(search.rooms)
  const results = await flights.search(
    {
      flightType: tripTypes.roundTrip,
      origin: { code: search.origin, kind: 'CityCode' },
      destination: { code: search.destination, kind: 'CityCode' },
      dates: [search.out.toString(), search.back.toString()],
      ...party,
    },
    by,
  )
  const lists = listsOf(results, seatCount(party)).map((proposals, place) => {
    const [cheapest] = proposals
    const named = proposals.find(({ proposalId }) => proposalId === choice.flights[place])
    return cheapest && { proposals, chosen: named ?? cheapest }
  })
  const found = lists.filter((list) => list !== undefined)
  if (found.length < lists.length) return { none: noFlight }
  const chosen = chosenOf(results, found)
  const isAnother = choice.flights.some((id, place) => found[place]?.chosen.proposalId !== id)
  return { lists: found, chosen, detail: await flights.detail(chosen), isAnother }
}

function listsOf(
  { proposals, returningRequestId }: Results,
  seats: number,
): readonly (readonly Proposal[])[] {
  const open = proposals
    .filter(({ lastPrice, seat }) => lastPrice === null && seat >= seats)
    .toSorted((a, b) => a.totalPrice - b.totalPrice)
  if (returningRequestId === null) return [open]
  return [open.filter(({ isReturning }) => !isReturning), open.filter(({ isReturning }) => isReturning)]
}

function chosenOf({ requestId, returningRequestId }: Results, lists: readonly FlightList[]): JourneyChosen {
  const [out, back] = lists
  const proposalId = out?.chosen.proposalId ?? ''
  if (back === undefined || returningRequestId === null) return { requestId, proposalId }
  return { requestId, proposalId, returningRequestId, returningProposalId: back.chosen.proposalId }
}

async function stayOf(
  { hotels }: Neighbours,
  search: PairSearch,
  { choice }: ChoiceRequest,
): Promise<StayPart | Missing> {
  const nights = {
    checkIn: search.out.toString(),
    checkOut: search.back.toString(),
    rooms: search.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }
  const results = await hotels.available({ cityCode: search.destination, ...nights })
  const open = results.hotels
    .filter(({ total }) => total !== null)
    .toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))
  const named = open.find(({ id }) => id === choice.hotelId)
  const chosen = named ?? open[0]
  if (chosen === undefined) return { none: noRoom }
  const detail = await hotels.detail(
    { hotelId: chosen.id, ...nights },
    named === undefined ? [] : choice.rateIds,
  )
  const rates = ratesFor(detail.rooms, named === undefined ? [] : choice.rateIds)
  if (rates === undefined) return { none: noRoom }
  const isAnother =
    (choice.hotelId !== undefined && named === undefined) ||
    (named !== undefined && choice.rateIds.some((id, room) => rates[room]?.rateId !== id))
  return { hotels: open, detail, rates, isAnother }
}

function sentenceOf(error: unknown): Missing {
  if (error instanceof Refusal) return { none: error.says }
  if (error instanceof Faults) return { none: error.fields[0]?.says ?? '' }
  throw error
}
