import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** By a room's voucher number; two hotels may give the same. */
export async function ordersNumbered(trx: Trx, number: string): Promise<readonly string[]> {
  const rows = await all(
    trx,
    sql<{ id: string }>`
      select distinct order_id as id from hotels.rooms where voucher_number = ${number} limit 50`,
  )
  return rows.map(({ id }) => id)
}
