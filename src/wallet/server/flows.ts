import { sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { Flow, FlowPage } from '#wallet/calls.ts'
import { flowWords } from '#wallet/flows.ts'
import type { EntryKind } from '#wallet/ledger.ts'

interface FlowRow {
  readonly id: number
  readonly kind: EntryKind
  readonly order_id: string | null
  readonly amount: number
  readonly balance: number
  readonly at: Temporal.Instant
}

export async function flowsOf(
  trx: Trx,
  userId: string,
  { page, take }: { readonly page: number; readonly take: number },
): Promise<FlowPage> {
  const rows = await all(
    trx,
    sql<FlowRow>`
      select entry.id, kind, order_id, amount, at,
        (sum(amount) over (order by entry.id))::bigint as balance
      from wallet.account
      join wallet.posting on account_id = account.id
      join wallet.entry on entry.id = entry_id
      where class = 'traveller-wallet' and owner = ${userId}
      order by entry.id desc limit ${take} offset ${(page - 1) * take}`,
  )
  const { total } = await one(
    trx,
    sql<{ total: number }>`
      select count(*) as total from wallet.account join wallet.posting on account_id = account.id
      where class = 'traveller-wallet' and owner = ${userId}`,
  )
  return { flows: rows.map(flowShown), page, total }
}

function flowShown(row: FlowRow): Flow {
  return {
    id: row.id,
    type: row.kind,
    description: flowWords[row.kind],
    amount: row.amount,
    balance: row.balance,
    time: row.at.toString(),
    orderId: row.order_id,
  }
}

/** A movement of an order's money as its owner sees it: what was paid (negative), what came back (positive). */
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
      select kind, at, case kind when 'order-paid' then -amount else amount end as amount
      from wallet.entry
      join wallet.posting on entry_id = entry.id
      join wallet.account on account.id = account_id
      where order_id = ${orderId}
        and ((kind = 'order-paid' and class = 'prepayment') or class = 'traveller-wallet')
      order by entry.id`,
  )
  return rows.map((row) => ({
    kind: row.kind,
    says: flowWords[row.kind],
    amount: rial(row.amount),
    at: row.at,
  }))
}
