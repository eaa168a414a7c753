import type { Trx } from '#database/database.ts'
import { bouncedEntry, sentEntry, toCreditEntry, toWalletEntry } from '#refunds/entries.ts'
import { compensate } from '#refunds/server/lateness.ts'
import { newsOf } from '#refunds/server/news.ts'
import { lockedRefund, madeOf, moveRefund, type RequestRow } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'
import type { Account } from '#wallet/ledger.ts'

export async function intoWallet(room: Room, trx: Trx, row: RequestRow): Promise<RequestRow> {
  const paid = await moveRefund(trx, row, { state: 'paid', paidInto: 'wallet', at: room.clock.now() })
  await room.wallet.post(trx, toWalletEntry(madeOf(row)))
  return paid
}

/** Back to the credit it was bought on. */
export async function intoCredit(
  room: Room,
  trx: Trx,
  { row, credit }: { readonly row: RequestRow; readonly credit: Account },
): Promise<RequestRow> {
  const paid = await moveRefund(trx, row, { state: 'paid', paidInto: 'credit', at: room.clock.now() })
  await room.wallet.post(trx, toCreditEntry(madeOf(row), credit))
  return paid
}

/** Idempotent; a late refund is compensated first. */
export async function atBank(room: Room, trx: Trx, refundId: string): Promise<void> {
  const row = await lockedRefund(trx, refundId)
  if (row.state !== 'agreed' && row.state !== 'sent') return
  await compensate(room, trx, { row })
  const at = room.clock.now()
  await moveRefund(trx, row, { state: 'paid', paidInto: 'bank', at })
  await room.wallet.post(trx, sentEntry(madeOf(row), room.payouts.id))
  await room.promises.keep(trx, 'refund-to-bank', refundId)
  await room.tell(trx, newsOf(row, 'at-bank'))
  room.log.info({ refundId, orderId: row.order_id }, 'refund.at-bank')
}

/** Credits the wallet when a bank rejects or returns the money, and notifies the owner. */
export async function bounced(room: Room, trx: Trx, refundId: string): Promise<void> {
  const row = await lockedRefund(trx, refundId)
  if (row.state === 'paid' && row.paid_into === 'wallet') return
  if (row.state === 'paid') await room.wallet.post(trx, bouncedEntry(madeOf(row), room.payouts.id))
  else await compensate(room, trx, { row })
  const back = await moveRefund(trx, row, { state: 'bounced', at: room.clock.now() })
  await intoWallet(room, trx, back)
  await room.promises.keep(trx, 'refund-to-bank', refundId)
  await room.tell(trx, newsOf(row, 'bounced'))
  room.log.warn({ refundId, orderId: row.order_id }, 'refund.bounced')
}
