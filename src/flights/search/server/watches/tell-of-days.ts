import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { isFlown } from '#flights/search/server/watches/is-flown.ts'
import { tellOnce } from '#flights/search/server/watches/tell-watchers.ts'
import type { Room } from '#flights/server/room.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'

/** per round, those longest unlooked at first */
const atOnce = 50

/** Searches again what people wait for, and notifies, once, whose day has flights now. Returns how many were notified. */
export async function tellOfDays(room: Room): Promise<number> {
  const waiting = await all(
    room.database,
    sql<{ id: string; asked: AvailableBody }>`
      update flights.watches set looked_at = ${room.clock.now()} where id in (
        select id from flights.watches where ended_at is null and asked is not null and departs_at > ${room.clock.now()}
        order by looked_at nulls first limit ${atOnce})
      returning id, asked`,
  )
  const told = await eachByItself(waiting, async ({ id, asked }) =>
    (await isFlown(room, asked)) ? tellOnce(room, id) : 0,
  )
  return unlessFailed(told, 'days could not be told of')
}
