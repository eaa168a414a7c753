import type { NearbyAirports } from '#flights/choosing/choosing-response.ts'
import type { NearbyBody } from '#flights/requests.ts'
import { isSold } from '#flights/search/server/calendar/calendar.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { spanOf } from '#flights/search/server/found/candidates.ts'
import { checkPlaces } from '#flights/search/server/journey.ts'
import { type Near, nearbyTotals } from '#flights/search/server/nearby/nearby-totals.ts'
import { requestedParty } from '#flights/search/server/search-wanted.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'
import { seatCount } from '#passengers/party.ts'
import { type Airport, airportOf, distanceKm } from '#places/airports.ts'

/** beyond this nobody drives to save on a flight */
const nearKm = 250
const shown = 5

export async function nearbyAirports(room: Room, asked: NearbyBody): Promise<NearbyAirports> {
  const party = requestedParty(asked)
  const { from, to } = checkPlaces(asked.origin, asked.destination)
  const now = room.clock.now()
  const legs = legsOf(asked)
  const fed = legs.every(({ date }) => isSold(date, now))
    ? await fedWith(room, legs, seatCount(party))
    : undefined
  const near =
    fed === undefined
      ? []
      : [...nearTo(fed, from, to).map(as('origin')), ...nearTo(fed, to, from).map(as('destination'))]
  const totals =
    fed === undefined
      ? []
      : await nearbyTotals(room, { fed, legs, party, cabin: asked.cabinClass, now }, near)
  return {
    pricedAt: now.toString({ smallestUnit: 'second' }),
    airports: near.map(({ end, km, airport }, place) => ({
      end,
      km,
      code: airport.iata,
      name: airport.name,
      cityName: cityName(airport),
      total: totals[place]?.total ?? null,
      each: totals[place]?.each ?? null,
    })),
  }
}

function legsOf({ origin, destination, date, back }: NearbyBody): readonly LegWanted[] {
  const out = { origin, destination, date: Temporal.PlainDate.from(date) }
  if (back === undefined) return [out]
  return [out, { origin: destination, destination: origin, date: Temporal.PlainDate.from(back) }]
}

async function fedWith(room: Room, legs: readonly LegWanted[], seats: number): Promise<Fed | undefined> {
  let fed: Fed | undefined
  for (const span of spanOf(legs)) fed = await room.feed.ready(seats, span)
  return fed
}

function nearTo(
  fed: Fed,
  airports: readonly Airport[],
  others: readonly Airport[],
): readonly Omit<Near, 'end'>[] {
  const cities = new Set([...airports, ...others].map(({ cityCode }) => cityCode))
  return [...fed.network.airports.keys()]
    .map(airportOf)
    .filter(({ cityCode }) => !cities.has(cityCode))
    .map((airport) => ({
      airport,
      km: Math.round(Math.min(...airports.map((one) => distanceKm(one, airport)))),
    }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, shown)
}

const as =
  (end: Near['end']) =>
  (near: Omit<Near, 'end'>): Near => ({ ...near, end })
