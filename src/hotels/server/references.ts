import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export async function referencesOf(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await all(
    trx,
    sql<{ id: string; number: string }>`
      select distinct on (order_id) order_id as id, voucher_number as number from hotels.rooms
      where order_id = any(${orderIds}::uuid[]) and state = 'open' and voucher_number is not null
      order by order_id, room`,
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}
