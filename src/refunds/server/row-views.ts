import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { ZERO } from '#money/rial.ts'
import { refundReasons } from '#refunds/reasons.ts'
import type { RefundRequest } from '#refunds/responses.ts'
import { compensationsOf, historyOf, itemsOf, type RequestRow } from '#refunds/server/record.ts'
import { stepsOf } from '#refunds/steps.ts'

export async function requestsView(trx: Trx, rows: readonly RequestRow[]): Promise<RefundRequest[]> {
  const ids = rows.map(({ id }) => id)
  const [history, items, compensations, receipts] = await Promise.all([
    historyOf(trx, ids),
    itemsOf(trx, ids),
    compensationsOf(trx, ids),
    receiptsOf(trx, rows),
  ])
  return rows.map((row) => ({
    refundId: row.id,
    trackingNumber: row.tracking_number,
    orderId: row.order_id,
    reason: refundReasons.find(({ id }) => id === row.reason_id)?.title ?? '',
    destination: row.destination,
    account: row.account_hint,
    state: row.state,
    paidInto: row.paid_into,
    amount: row.amount,
    penalty: row.penalty,
    compensation: compensations.get(row.id) ?? ZERO,
    madeAt: row.made_at.toString(),
    dueAt: row.due_at.toString(),
    receipt: receipts.get(row.quote_id) ?? '',
    items: items
      .filter(({ request_id }) => request_id === row.id)
      .map(({ passenger, leg, paid, penalty, refund }) => ({ passenger, leg, paid, penalty, refund })),
    steps: stepsOf({
      destination: row.destination,
      happened: history.filter(({ request_id }) => request_id === row.id),
      dueAt: row.due_at,
    }),
  }))
}

async function receiptsOf(trx: Trx, rows: readonly RequestRow[]): Promise<ReadonlyMap<string, string>> {
  const found = await all(
    trx,
    sql<{ id: string; receipt: string }>`
      select id, receipt from refunds.quote where id = any(${rows.map((row) => row.quote_id)}::uuid[])`,
  )
  return new Map(found.map(({ id, receipt }) => [id, receipt]))
}
