import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import type { Room } from '#refunds/server/room.ts'
import { trackingNumberOf } from '#refunds/tracking-number.ts'

/** The number of a refund that is being made. One from before numbers had a key may have one: then the next serial has another. */
export async function freeNumber(room: Pick<Room, 'numberOf'>, trx: Trx): Promise<string> {
  const { serial } = await one(trx, sql<{ serial: number }>`select nextval('refunds.serial') as serial`)
  const number = trackingNumberOf(room.numberOf(serial))
  const taken = await maybe(trx, sql`select from refunds.request where tracking_number = ${number}`)
  return taken === undefined ? number : freeNumber(room, trx)
}
