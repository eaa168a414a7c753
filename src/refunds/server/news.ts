import type { Rial } from '#money/rial.ts'
import type { RequestRow } from '#refunds/server/record.ts'
import type { RefundNews } from '#refunds/server/room.ts'

type MoneyNews = Exclude<RefundNews['happened'], 'step-ahead' | 'exchanged'>

export function newsOf(
  row: RequestRow,
  happened: MoneyNews,
  { amount = row.amount, of = '' }: { readonly amount?: Rial; readonly of?: string } = {},
): RefundNews {
  return {
    happened,
    orderId: row.order_id,
    userId: row.user_id,
    trackingNumber: row.tracking_number,
    amount,
    dueAt: row.due_at,
    key: `refund:${row.id}:${happened}${of}`,
  }
}
