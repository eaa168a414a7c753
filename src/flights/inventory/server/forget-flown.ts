import { sql } from 'kysely'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import type { Room } from '#flights/server/room.ts'

/** by then every flight of that day has departed, in any time zone */
const keptDays = 2
/** days per transaction, so that nobody waits long */
const atOnce = 200

/** Deletes past days of our own, except days with a hold, order or watch. Returns how many. */
export async function forgetFlown({ database, clock }: Pick<Room, 'database' | 'clock'>): Promise<number> {
  const before = todayAt(clock.now()).subtract({ days: keptDays })
  let forgotten = 0
  for (;;) {
    const gone = await forgetSome({ database }, before)
    forgotten += gone
    if (gone < atOnce) return forgotten
  }
}

function forgetSome({ database }: Pick<Room, 'database'>, before: Temporal.PlainDate): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select d.id from flights.days d where d.supplier = 'own' and d.date < ${before}
        and not exists (
          select from flights.fares f join flights.hold_fares h on h.fare_id = f.id where f.day_id = d.id)
        and not exists (
          select from flights.departures p join flights.watched_flights w on w.departure_id = p.id where p.day_id = d.id)
      order by d.id limit ${atOnce} for update skip locked`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await sql`delete from flights.fares where day_id = any(${ids})`.execute(trx)
    await sql`delete from flights.departures where day_id = any(${ids})`.execute(trx)
    await sql`delete from flights.days where id = any(${ids})`.execute(trx)
    return ids.length
  })
}
