import { sql } from 'kysely'
import type { Room } from '#flights/server/room.ts'
import { forgetChanges } from '#flights/supplier/server/change-offers.ts'

/** by then no results show the offer any more */
const keptHours = 24

/** Deletes fares that ended a day ago without hold, order or watch,
 * then empty departures and days. Returns how many fares. */
export async function forgetOffers({ database, clock }: Pick<Room, 'database' | 'clock'>): Promise<number> {
  const ended = clock.now().subtract({ hours: keptHours })
  const { numAffectedRows = 0n } = await sql`
    delete from flights.fares f where f.supplier <> 'own' and f.closes_at < ${ended}
      and not exists (select from flights.hold_fares h where h.fare_id = f.id)`.execute(database)
  await forgetChanges(database, ended)
  await sql`
    delete from flights.departures p where p.supplier <> 'own'
      and not exists (select from flights.fares f where f.departure_id = p.id)
      and not exists (select from flights.watched_flights w where w.departure_id = p.id)`.execute(database)
  await sql`
    delete from flights.days d where d.supplier <> 'own'
      and not exists (select from flights.departures p where p.day_id = d.id)`.execute(database)
  return Number(numAffectedRows)
}
