import type { Trx } from '#database/database.ts'
import { bouncedEntry, sentEntry, toWalletEntry } from '#refunds/entries.ts'
import { compensate } from '#refunds/server/lateness.ts'
import { newsOf } from '#refunds/server/news.ts'
import { lockedRefund, madeOf, moveRefund, type RequestRow } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'

/** The money is in the owner's wallet, in the transaction that agreed to it. */
export async function intoWallet(room: Room, trx: Trx, row: RequestRow): Promise<RequestRow> {
  const paid = await moveRefund(trx, row, { state: 'paid', paidInto: 'wallet', at: room.clock.now() })
  await room.wallet.post(trx, toWalletEntry(madeOf(row)))
  return paid
}

/** The provider says that the account has it. Nothing when that was known; late, the lateness is made good first. */
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

/** The bank would not have it, before or after it said it had: the owner's wallet gets it, and the owner is told. */
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
