import type { NearbyBody, Place } from '#flights/asked.ts'
import type { NearbyAirports } from '#flights/choosing-answered.ts'
import { search } from '#flights/engine/engine.ts'
import { isSold } from '#flights/server/calendar.ts'
import { cityName } from '#flights/server/city-name.ts'
import type { Fed } from '#flights/server/feed/feed.ts'
import { fedFor, waysBetween, windowsOf } from '#flights/server/found/ways.ts'
import { checkPlaces } from '#flights/server/journey.ts'
import type { Room } from '#flights/server/room.ts'
import { type Airport, airportOf, distanceKm } from '#places/airports.ts'

/** further nobody drives to save on a flight */
const nearKm = 250
/** so many on each end */
const shown = 5

type Near = Pick<NearbyAirports['airports'][number], 'end' | 'km'> & { readonly airport: Airport }

/** What NearbyAirports does; see the door. */
export async function nearbyAirports(room: Room, asked: NearbyBody): Promise<NearbyAirports> {
  const { from, to } = checkPlaces(asked.origin, asked.destination)
  const now = room.clock.now()
  const date = Temporal.PlainDate.from(asked.date)
  const fed = isSold(date, now) ? await fedFor(room, [date]) : undefined
  const near =
    fed === undefined
      ? []
      : [...nearTo(fed, from, to).map(as('origin')), ...nearTo(fed, to, from).map(as('destination'))]
  return {
    pricedAt: now.toString({ smallestUnit: 'second' }),
    airports: near.map(({ end, km, airport }) => ({
      end,
      km,
      code: airport.iata,
      name: airport.name,
      cityName: cityName(airport),
      lowest: fed === undefined ? null : lowestBy(fed, { end, airport }, asked),
    })),
  }
}

/** Airports of other cities that somebody flies to, the nearest first. */
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

/** One adult's least, with the airport in place of that end of the journey; nothing where that is no journey. */
function lowestBy(
  fed: Fed,
  { end, airport }: Pick<Near, 'end' | 'airport'>,
  asked: NearbyBody,
): number | null {
  const place: Place = { code: airport.iata, kind: 'AirportCode' }
  const places = { origin: asked.origin, destination: asked.destination, [end]: place }
  const date = Temporal.PlainDate.from(asked.date)
  const prices = waysBetween(fed, places).flatMap((way) =>
    windowsOf(fed, way, [date]).flatMap((window) =>
      search(fed.of.economy, { ...way.wanted, ...window }, 1).map(({ price }) => price),
    ),
  )
  return prices.length === 0 ? null : Math.min(...prices)
}
