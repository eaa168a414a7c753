import { sql } from 'kysely'
import { all, maybe } from '#database/database.ts'
import type { WatchRow } from '#flights/search/server/watches/watch-rows.ts'
import type { Room } from '#flights/server/room.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'

const atOnce = 500

/** Notifies everybody, once, whose flight has room for their party again;
 * ends watches of departed flights. Returns how many it notified. */
export async function tellWatchers(room: Room): Promise<number> {
  const now = room.clock.now()
  await sql`
    update flights.watches set ended_at = ${now}, ended_by = 'departed'
    where ended_at is null and departs_at <= ${now}`.execute(room.database)
  const told = await eachByItself(await withSeats(room, now), ({ id }) => tellOnce(room, id))
  return unlessFailed(told, 'watches could not be told of')
}

function withSeats({ database }: Room, now: Temporal.Instant): Promise<readonly { readonly id: string }[]> {
  return all(
    database,
    sql<{ id: string }>`
      select w.id from flights.watches w
      where w.ended_at is null and w.asked is null and not exists (
        select from flights.watched_flights d
        where d.watch_id = w.id and not exists (
          select from flights.fares f
          where f.departure_id = d.departure_id and f.cabin = d.cabin and f.closes_at > ${now}
            and f.capacity - f.held - f.sold - f.elsewhere >= w.seats))
      order by w.watched_at limit ${atOnce}`,
  )
}

/** Returns how many were told. One transaction for ending the watch and sending the message; of two processes the second finds it ended. */
export function tellOnce(room: Room, id: string): Promise<0 | 1> {
  return room.database.transaction().execute(async (trx) => {
    const row = await maybe<WatchRow>(
      trx,
      sql`
        update flights.watches set ended_at = ${room.clock.now()}, ended_by = 'told'
        where id = ${id} and ended_at is null returning *`,
    )
    if (row === undefined) return 0
    const news = {
      watchId: row.id,
      userId: row.user_id,
      originName: row.origin_name,
      destinationName: row.destination_name,
      flightNumber: row.flight_number,
      departsLocal: row.departs_local,
    }
    await room.sites.at(room.sites.ofBrand(row.brand), () => room.seatsAgain(trx, news))
    return 1
  })
}
