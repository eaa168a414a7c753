import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { flowWords } from '#wallet/flows.ts'
import type { AccountClass, EntryKind } from '#wallet/ledger.ts'

export interface OrderEntry {
  readonly entryId: number
  readonly kind: EntryKind
  readonly says: string
  readonly memo: string
  readonly at: Temporal.Instant
  readonly refundId: string | null
  /** rial; they make zero */
  readonly postings: readonly { readonly class: AccountClass; readonly amount: number }[]
}

export async function postingsOf(trx: Trx, orderId: string): Promise<readonly OrderEntry[]> {
  const rows = await all(
    trx,
    sql<Omit<OrderEntry, 'says'>>`
      select entry.id as "entryId", kind, memo, at, refund_id as "refundId",
        jsonb_agg(jsonb_build_object('class', class, 'amount', amount) order by seq) as postings
      from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
      where order_id = ${orderId} group by entry.id order by entry.id`,
  )
  return rows.map((row) => ({ ...row, says: flowWords[row.kind] }))
}
