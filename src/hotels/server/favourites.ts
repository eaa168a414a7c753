import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { hotelNamed } from '#hotels/server/hotel-named.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'

const mostKept = 200

/** Newest first. */
export async function favouritesOf(trx: Trx, userId: string): Promise<readonly string[]> {
  const rows = await all<{ id: string }>(
    trx,
    sql`
      select hotel_id as id from hotels.favourites where user_id = ${userId}
      order by saved_at desc, hotel_id limit ${mostKept}`,
  )
  return rows.map(({ id }) => id)
}

/** Those that are no hotels are left out; the oldest go when there are too many. */
export async function keepFavourites(room: Room, userId: string, hotelIds: readonly string[]): Promise<void> {
  const known: string[] = []
  for (const id of hotelIds) if ((await hotelNamed(room, id)) !== undefined) known.push(id)
  if (known.length === 0) return
  await room.database.transaction().execute(async (trx) => {
    await sql`
      insert into hotels.favourites (user_id, hotel_id, saved_at)
      select ${userId}, id, ${room.clock.now()} from unnest(${known}::text[]) as id order by id
      on conflict do nothing`.execute(trx)
    await sql`
      delete from hotels.favourites where user_id = ${userId} and hotel_id not in (
        select hotel_id from hotels.favourites where user_id = ${userId}
        order by saved_at desc, hotel_id limit ${mostKept})`.execute(trx)
  })
}

interface Turned {
  readonly userId: string | undefined
  readonly hotelId: string
  readonly isOn: boolean
}

/** A guest's is kept by the caller. Throws HOTEL_NOT_FOUND. */
export async function turnFavourite(room: Room, { userId, hotelId, isOn }: Turned): Promise<void> {
  if (isOn && (await hotelNamed(room, hotelId)) === undefined) throw refuse('HOTEL_NOT_FOUND')
  if (userId === undefined) return
  if (isOn) return keepFavourites(room, userId, [hotelId])
  await sql`delete from hotels.favourites where user_id = ${userId} and hotel_id = ${hotelId}`.execute(
    room.database,
  )
}
