import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { type FlightNamed, flightKeyOf } from '#flights/inventory/server/departing.ts'

/** A flight keeps the day it was put on sale for, whatever was declared since: the days of those of this number that were
 * moved to this one, earliest first. Tickets sold after the move carry the day they go now. */
export async function movedHere(
  database: Database,
  { flightNumber, date }: FlightNamed,
): Promise<readonly Temporal.PlainDate[]> {
  const key = flightKeyOf(flightNumber)
  if (key === undefined) return []
  const rows = await all(
    database,
    sql<{ date: Temporal.PlainDate }>`
      select distinct s.date from flights.flight_status s
      join flights.departures d using (airline_id, flight_number, date)
      where s.airline_id = ${key.airlineId} and s.flight_number = ${key.number} and s.order_id is null
        and s.minutes <> 0 and not s.is_cancelled and s.date <> ${date}
        and (d.departs_local + make_interval(mins => s.minutes))::date = ${date}
      order by s.date`,
  )
  return rows.map((row) => row.date)
}
