import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** By the supplier's number of the booking. */
export async function ordersNumbered(trx: Trx, number: string): Promise<readonly string[]> {
  const rows = await all(
    trx,
    sql<{ id: string }>`
      select order_id as id from experiences.booking where reference = ${number} and issued_at is not null limit 50`,
  )
  return rows.map(({ id }) => id)
}
