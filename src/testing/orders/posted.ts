import { sql } from 'kysely'
import { type Database, one } from '#database/database.ts'

/** What an order's entries brought to accounts of a class, rial. */
export async function postedTo(database: Database, orderId: string, name: string): Promise<number> {
  const { sum } = await one(
    database,
    sql<{ sum: number }>`
      select coalesce(sum(posting.amount), 0)::bigint as sum from wallet.posting join wallet.entry on entry.id = entry_id
      join wallet.account on account.id = account_id where order_id = ${orderId} and class = ${name}`,
  )
  return sum
}
