import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { chosen } from '#flights/choosing/server/chosen.ts'
import type { Amenities } from '#flights/facts/amenities.ts'
import type { FlightFact, FlightFacts } from '#flights/facts/facts-response.ts'
import { mealOf } from '#flights/facts/meals.ts'
import { punctualityOf } from '#flights/facts/punctuality.ts'
import type { DelaysQuoted } from '#flights/facts/server/delay-desk.ts'
import type { DepartureOnSale, FareOnSale } from '#flights/inventory/server/on-sale.ts'
import type { ProposalChosen } from '#flights/requests.ts'
import type { Room } from '#flights/server/room.ts'

export async function flightFacts(room: Room, asked: ProposalChosen): Promise<FlightFacts> {
  const { legs } = await chosen(room, asked)
  const fares = legs.flatMap(({ leg }) => leg.fares)
  const [delays, amenities] = await Promise.all([
    room.delays.of(fares.map(({ departure }) => departure.flightNumber)),
    amenitiesOf(room.database, fares),
  ])
  return {
    flights: fares.map((fare) => {
      const { departure } = fare
      const source = whoTells(room, fare)
      const cabin = amenities.get(fare.id)
      return {
        flightNumber: departure.flightNumber,
        departureDateTime: departure.departsLocal.toString({ smallestUnit: 'minute' }),
        aircraft: departure.aircraft,
        aircraftSource: source,
        amenities: cabin === undefined ? null : { ...cabin, source },
        meal: mealOf(departure.airline.id, departure.operator),
        punctuality: punctualityTold(departure, delays.get(departure.flightNumber)),
      }
    }),
  }
}

function whoTells(
  { suppliers }: Pick<Room, 'suppliers'>,
  { supplier, contract, sellerName }: FareOnSale,
): string {
  if (contract !== null) return `قرارداد ${sellerName}`
  return suppliers.of(supplier)?.title ?? 'برنامهٔ پروازی ایرلاین'
}

function punctualityTold(
  { origin, destination, departsAt, arrivesAt }: DepartureOnSale,
  told: DelaysQuoted | undefined,
): FlightFact['punctuality'] {
  if (told === undefined) return null
  const hour = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC').hour
  const punctuality = punctualityOf(told.records, {
    origin: origin.icao,
    destination: destination.icao,
    departsHourUtc: hour(departsAt),
    arrivesHourUtc: hour(arrivesAt),
  })
  if (punctuality === undefined) return null
  return { ...punctuality, source: told.source, toldAt: told.toldAt.toString({ smallestUnit: 'second' }) }
}

async function amenitiesOf(
  database: Database,
  fares: readonly FareOnSale[],
): Promise<ReadonlyMap<number, Amenities>> {
  const rows = await all<{ id: number; amenities: Amenities }>(
    database,
    sql`
      select id, amenities from flights.fares
      where id = any(${fares.map(({ id }) => id)}::bigint[]) and amenities is not null`,
  )
  return new Map(rows.map(({ id, amenities }) => [id, amenities]))
}
