import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'

/** Supplier share at issue, less refunds and payouts since; rial. */
export interface OwedOfOrder {
  readonly orderId: string
  readonly product: string
  readonly amount: Rial
  /** of its first posting */
  readonly since: Temporal.Instant
}

export function owedToSuppliers(trx: Trx): Promise<readonly OwedOfOrder[]> {
  return all(
    trx,
    sql<OwedOfOrder>`
      select order_id as "orderId", owner as product, sum(amount)::bigint as amount, min(at) as since
      from wallet.account join wallet.posting on account_id = account.id join wallet.entry on entry.id = entry_id
      where class in ('supplier-payable', 'supplier-receivable') and order_id is not null
      group by order_id, owner having sum(amount) <> 0 order by min(at), order_id`,
  )
}

/** Suppliers' parts of what was issued since then. */
export function boughtSince(trx: Trx, since: Temporal.Instant): Promise<readonly OwedOfOrder[]> {
  return all(
    trx,
    sql<OwedOfOrder>`
      select order_id as "orderId", owner as product, sum(amount)::bigint as amount, min(at) as since
      from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
      where at >= ${since} and kind = 'order-issued' and class = 'supplier-payable' and order_id is not null
      group by order_id, owner having sum(amount) > 0 order by min(at), order_id`,
  )
}
