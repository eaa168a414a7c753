import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import type { Room } from '#refunds/server/room.ts'
import { trackingNumberOf } from '#refunds/tracking-number.ts'

/** Skips numbers already used by older refunds. */
export async function freeNumber(room: Pick<Room, 'numberOf'>, trx: Trx): Promise<string> {
  const { serial } = await one(trx, sql<{ serial: number }>`select nextval('refunds.serial') as serial`)
  const number = trackingNumberOf(room.numberOf(serial))
  const taken = await maybe(trx, sql`select from refunds.request where tracking_number = ${number}`)
  return taken === undefined ? number : freeNumber(room, trx)
}
