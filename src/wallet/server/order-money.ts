import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import { flowWords } from '#wallet/flows.ts'
import type { EntryKind } from '#wallet/ledger.ts'

export interface OrderMoney {
  readonly kind: EntryKind
  readonly says: string
  readonly amount: Rial
  readonly at: Temporal.Instant
}

export async function moneyOf(trx: Trx, orderId: string): Promise<readonly OrderMoney[]> {
  const rows = await all(
    trx,
    sql<{ kind: EntryKind; amount: number; at: Temporal.Instant }>`
      select kind, at, case class when 'prepayment' then -amount else amount end as amount
      from wallet.entry
      join wallet.posting on entry_id = entry.id
      join wallet.account on account.id = account_id
      where order_id = ${orderId}
        and ((kind in ('order-paid', 'order-on-credit', 'order-credited', 'discount-given') and class = 'prepayment')
          or (kind in ('refunded-to-order', 'order-failed') and class = 'rebooking')
          or (kind in ('refund-sent', 'refund-bounced') and class = 'payout-clearing')
          or (kind <> 'order-on-credit' and class = 'agency-receivable')
          or class = 'traveller-wallet')
      order by entry.id`,
  )
  return rows.map((row) => ({
    kind: row.kind,
    says: flowWords[row.kind],
    amount: rial(row.amount),
    at: row.at,
  }))
}
