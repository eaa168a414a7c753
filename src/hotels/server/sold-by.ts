import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface StaySoldBy {
  readonly orderId: string
  readonly suppliers: readonly string[]
  readonly references: readonly string[]
}

export function staysSoldBy(trx: Trx, orderIds: readonly string[]): Promise<readonly StaySoldBy[]> {
  return all(
    trx,
    sql<StaySoldBy>`
      select stay.order_id as "orderId", array[coalesce(there.supplier, 'own')] as suppliers,
        array_remove(array(
          select voucher_number from hotels.rooms r where r.order_id = stay.order_id
          union select unnest(array[there.ref, there.reference])), null) as references
      from hotels.stays stay left join hotels.supplied_stays there using (order_id)
      where stay.order_id = any(${orderIds}::uuid[])`,
  )
}
