import { daysNow } from '#flights/changes/server/flights-now.ts'
import { keyOf } from '#flights/inventory/server/make-day.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Proposal } from '#flights/proposal.ts'
import { directionId } from '#flights/proposal-id.ts'
import { daysOnSale } from '#flights/search/server/calendar/days.ts'
import { products } from '#flights/search/server/feed/sale.ts'
import { isFlyable } from '#flights/search/server/flyable.ts'
import type { Candidate, FlightWanted } from '#flights/search/server/found/candidates.ts'
import { legOf } from '#flights/search/server/leg.ts'
import { type Moment, proposalOf, type Seats } from '#flights/search/server/proposals.ts'
import { seatsOfFares } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'
import { seatCount } from '#passengers/party.ts'

export interface JourneyFound {
  readonly proposal: Proposal
  readonly closesAtMs: number
}

/** Candidates in fares that can be bought now, in order;
 * ones sold since are left out, a sold-out one keeps its last fares. */
export async function journeysOf(
  room: Room,
  candidates: readonly Candidate[],
  moment: Moment,
): Promise<ReadonlyMap<Candidate, JourneyFound>> {
  const flights = candidates.flatMap(({ legs }) => legs.flat())
  const shelf = await shelfOf(room, flights, moment)
  const found = new Map<Candidate, JourneyFound>()
  for (const candidate of candidates) {
    const journey = journeyOf(room, shelf, candidate)
    if (journey !== undefined) found.set(candidate, journey)
  }
  return found
}

interface Shelf {
  readonly fares: ReadonlyMap<string, readonly FareOnSale[]>
  readonly seats: Seats
  readonly moment: Moment
}

async function shelfOf(room: Room, flights: readonly FlightWanted[], moment: Moment): Promise<Shelf> {
  const made = await daysOnSale(room, [...new Map(flights.map((flight) => [keyOf(flight), flight])).values()])
  const days = await daysNow(room.database, made)
  const wanted = new Set(flights.map(nameOf))
  const fares = new Map<string, readonly FareOnSale[]>()
  for (const day of days.values())
    for (const departure of day.departures) {
      const [first] = departure
      if (first === undefined) continue
      const {
        airlineId,
        departure: { number, date },
      } = first
      const name = nameOf({ airlineId, number, date })
      if (wanted.has(name)) fares.set(name, departure)
    }
  const ids = [...fares.values()].flat().map(({ id }) => id)
  return { fares, seats: await seatsOfFares(room.database, ids), moment }
}

function nameOf({ airlineId, number, date }: Pick<FlightWanted, 'airlineId' | 'number' | 'date'>): string {
  return `${airlineId}|${number}|${date}`
}

function journeyOf(room: Room, shelf: Shelf, candidate: Candidate): JourneyFound | undefined {
  const legs = candidate.legs.flatMap((flights) => legFor(room, shelf, { flights, candidate }) ?? [])
  const [first, ...more] = legs
  if (first === undefined || legs.length !== candidate.legs.length) return undefined
  const seat = Math.min(...legs.flatMap(({ fares }) => fares.map(({ id }) => shelf.seats.get(id) ?? 0)))
  const isGone = seat < seatCount(shelf.moment.party)
  return {
    proposal: proposalOf([first, ...more], isGone ? 0 : seat, shelf.moment),
    closesAtMs: Math.min(...legs.map(({ closesAtMs }) => closesAtMs)),
  }
}

interface LegCandidate {
  readonly flights: readonly FlightWanted[]
  readonly candidate: Candidate
}

function legFor(room: Room, shelf: Shelf, { flights, candidate }: LegCandidate): LegOnSale | undefined {
  const fares = flights.map((flight) => fareFor(shelf, flight, candidate))
  const [first, ...more] = fares.filter((fare) => fare !== undefined)
  if (first === undefined || more.length + 1 !== flights.length) return undefined
  const chosen: LegOnSale['fares'] = [first, ...more]
  const name = directionId(chosen)
  const isAsMade = chosen.every(({ departure }) => departure.changed === undefined)
  const known = isAsMade ? room.legs.get(name) : undefined
  if (known !== undefined) return known
  if (!isFlyable(chosen)) return undefined
  const leg = legOf(chosen)
  if (isAsMade) room.legs.set(name, leg)
  return leg
}

/** The cheapest open fare that fits with seats for all; for sold-out flights the dearest. */
function fareFor(
  { fares, seats, moment }: Shelf,
  flight: FlightWanted,
  { product, isGone }: Candidate,
): FareOnSale | undefined {
  const { cabin, withBag } = products[product]
  const needed = seatCount(moment.party)
  let best: FareOnSale | undefined
  let last: FareOnSale | undefined
  for (const fare of fares.get(nameOf(flight)) ?? []) {
    if (fare.cabin !== cabin || (withBag && fare.checkedKg === 0)) continue
    if (flight.isCharter !== undefined && fare.isCharter !== flight.isCharter) continue
    if (!seats.has(fare.id) || fare.closesAtMs <= moment.now.epochMilliseconds) continue
    if (last === undefined || fare.adultTotal > last.adultTotal) last = fare
    if ((seats.get(fare.id) ?? 0) < needed) continue
    if (best === undefined || fare.adultTotal < best.adultTotal) best = fare
  }
  return best ?? (isGone ? last : undefined)
}
