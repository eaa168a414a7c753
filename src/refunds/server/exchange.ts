import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { minus } from '#money/rial.ts'
import type { Exchange } from '#orders/server/orders.ts'
import { agreedEntry, toOrderEntry, toWalletEntry } from '#refunds/entries.ts'
import { totalsOf } from '#refunds/refund.ts'
import { insertItems } from '#refunds/server/create.ts'
import { type QuoteRow, quoteOf } from '#refunds/server/quotes.ts'
import { madeOf, moveRefund, note, type RequestRow, requestOfQuote } from '#refunds/server/record.ts'
import type { Room } from '#refunds/server/room.ts'
import { freeNumber } from '#refunds/server/tracking-numbers.ts'

/** «تأخیر یا لغو پرواز», «تغییر تاریخ یا ساعت پرواز» */
const reasonIds = { airline: 6, traveller: 2 } as const satisfies Record<Exchange['reason'], number>

export async function exchange(room: Room, trx: Trx, asked: Exchange): Promise<void> {
  const { quoteId, userId, ofOrderId, into } = asked
  if ((await requestOfQuote(trx, quoteId, userId)) !== undefined) return
  const quote = await quoteOf(trx, quoteId, userId)
  if (quote?.order_id !== ofOrderId) throw new Error(`order ${into.orderId} is paid by no quote of ours`)
  const row = await insert(room, trx, { ...asked, quote })
  await insertItems(trx, row, quote.items)
  await note(trx, row, { state: 'agreed', at: row.made_at })
  const { product } = await room.orders.givenFor(trx, {
    orderId: ofOrderId,
    items: quote.items,
    into: into.orderId,
  })
  const { voucher } = await room.orders.moneyShares(ofOrderId, trx)
  await room.wallet.post(trx, agreedEntry(madeOf(row), totalsOf(quote.items), { product, voucher }))
  await toOrder(room, trx, { row, into })
  const promise = { subject: row.id, orderId: row.order_id, at: row.made_at }
  await room.promises.give(trx, { kind: 'refund-result', ...promise })
  await room.promises.keep(trx, 'refund-result', row.id)
}

interface Settled {
  readonly row: RequestRow
  readonly into: Exchange['into']
}

async function toOrder(room: Room, trx: Trx, { row, into }: Settled): Promise<void> {
  const back = minus(row.amount, into.credit)
  await room.wallet.post(trx, toOrderEntry(madeOf(row), into))
  if (back > 0) await room.wallet.post(trx, toWalletEntry({ ...madeOf(row), amount: back }))
  await moveRefund(trx, row, { state: 'paid', paidInto: 'order', at: room.clock.now() })
  const { id, order_id: orderId, user_id: userId } = row
  await room.tell(trx, {
    happened: 'exchanged',
    orderId,
    userId,
    into,
    amount: back,
    key: `refund:${id}:exchanged`,
  })
}

async function insert(
  room: Room,
  trx: Trx,
  { userId, reason, quote }: Pick<Exchange, 'userId' | 'reason'> & { readonly quote: QuoteRow },
): Promise<RequestRow> {
  const at = room.clock.now()
  const number = await freeNumber(room, trx)
  return one(
    trx,
    sql<RequestRow>`
      insert into refunds.request (tracking_number, order_id, user_id, quote_id, reason_id, destination, amount, penalty,
        made_at, due_at)
      values (${number}, ${quote.order_id}, ${userId}, ${quote.id}, ${reasonIds[reason]}, 'order',
        ${quote.refund}, ${quote.penalty}, ${at}, ${at})
      returning *`,
  )
}
