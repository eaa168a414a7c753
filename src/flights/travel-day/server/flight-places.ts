import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { type FlightNamed, flightKeyOf } from '#flights/inventory/server/departing.ts'
import type { PlaceAnnounced } from '#flights/travel-day/travel-day.ts'

/** Where at its airport a flight leaves from, as far as it is announced. */
export type FlightPlace = Pick<PlaceAnnounced, 'terminal' | 'gate'>

export interface PlaceNotice extends FlightNamed {
  readonly place: FlightPlace
  readonly source: string
  readonly now: Temporal.Instant
}

/** The newest notice stands. Without terminal and gate what was announced is taken back. */
export async function tellPlace(trx: Trx, { flightNumber, date, place, source, now }: PlaceNotice) {
  const flight = flightKeyOf(flightNumber)
  if (flight === undefined) throw new RangeError(`no flight ${flightNumber}`)
  const { terminal, gate } = place
  if (terminal === null && gate === null) {
    await sql`delete from flights.flight_places
      where airline_id = ${flight.airlineId} and flight_number = ${flight.number} and date = ${date}`.execute(
      trx,
    )
    return
  }
  await sql`
    insert into flights.flight_places (airline_id, flight_number, date, terminal, gate, source, told_at)
    values (${flight.airlineId}, ${flight.number}, ${date}, ${terminal}, ${gate}, ${source}, ${now})
    on conflict (airline_id, flight_number, date) do update set
      terminal = excluded.terminal, gate = excluded.gate, source = excluded.source, told_at = excluded.told_at
    where (flights.flight_places.terminal, flights.flight_places.gate) is distinct from (excluded.terminal, excluded.gate)`.execute(
    trx,
  )
}

export function placeOf(trx: Trx, { flightNumber, date }: FlightNamed): Promise<PlaceAnnounced | undefined> {
  const flight = flightKeyOf(flightNumber)
  if (flight === undefined) return Promise.resolve(undefined)
  return maybe(
    trx,
    sql<PlaceAnnounced>`
      select terminal, gate, source, told_at as "toldAt" from flights.flight_places
      where airline_id = ${flight.airlineId} and flight_number = ${flight.number} and date = ${date}`,
  )
}
