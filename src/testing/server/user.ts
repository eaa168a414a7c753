import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { TestHouse } from '#testing/server/house.ts'

let users = 0

/** Somebody who has signed in before; returns the id. */
export async function newUser({ database, clock }: TestHouse): Promise<string> {
  const phone = `+98912${String(users++).padStart(7, '0')}`
  const { id } = await one<{ id: string }>(
    database,
    sql`insert into accounts.users (phone, created_at) values (${phone}, ${clock.now()}) returning id`,
  )
  return id
}
