import { sql } from 'kysely'
import { all, openDatabase } from '#database/database.ts'

/** a day has about a hundred proposals: two thousand in all */
const times = 20

export async function crowdedDay(databaseUrl: string): Promise<string> {
  const { database, close } = openDatabase(databaseUrl, 1)
  try {
    const [day] = await all<{ origin: string; destination: string; date: string }>(
      database,
      sql`
      with source as (select * from flights.days where origin = 'THR' and destination = 'MHD' order by id limit 1),
      day as (
        insert into flights.days (origin, destination, date, made_at)
        select origin, destination, date + 1, made_at from source returning *),
      flown as (
        insert into flights.departures
          (day_id, airline_id, flight_number, aircraft, date, departs_local, arrives_local, departs_at, duration_minutes)
        select day.id, p.airline_id, p.flight_number + 10000 * again, p.aircraft, p.date + 1, p.departs_local + interval '1 day',
          p.arrives_local + interval '1 day', p.departs_at + interval '1 day', p.duration_minutes
        from flights.departures p join source on p.day_id = source.id, day, generate_series(1, ${times}) again
        returning *),
      sold as (
        insert into flights.fares
          (departure_id, day_id, is_charter, seller, fare_class, cabin, capacity, adult_total, prices, checked_kg, ladder_id,
           closes_at, fill_load, fill_of, fill_after)
        select flown.id, flown.day_id, f.is_charter, f.seller, f.fare_class, f.cabin, f.capacity, f.adult_total, f.prices,
          f.checked_kg, f.ladder_id, f.closes_at + interval '1 day', f.fill_load, f.fill_of, f.fill_after
        from flown
        join flights.departures p on p.airline_id = flown.airline_id and p.flight_number = flown.flight_number % 10000
        join source on p.day_id = source.id
        join flights.fares f on f.departure_id = p.id)
      select origin, destination, date::text from day`,
    )
    if (day === undefined) throw new Error('no day was searched before')
    return `/plp?${new URLSearchParams({ ...day })}`
  } finally {
    await close()
  }
}
