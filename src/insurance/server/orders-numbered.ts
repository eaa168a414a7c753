import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** By anybody's policy number on it. */
export async function ordersNumbered(trx: Trx, number: string): Promise<readonly string[]> {
  const rows = await all(
    trx,
    sql<{ id: string }>`select order_id as id from insurance.insured where number = ${number}`,
  )
  return rows.map(({ id }) => id)
}
