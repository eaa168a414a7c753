import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** The user of a number (E.164), made when there is none yet. */
export async function userWith(house: House, trx: Trx, phone: string): Promise<string> {
  // the update that changes nothing locks and returns the row that is there
  const { id } = await one(
    trx,
    sql<{ id: string }>`insert into accounts.users (phone, created_at) values (${phone}, ${house.clock.now()})
      on conflict (phone) do update set phone = excluded.phone returning id`,
  )
  return id
}

/** A living account's number. */
export async function phoneOfUser(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{ phone: string }>`select phone from accounts.users where id = ${userId} and erased_at is null`,
  )
  return row?.phone
}
