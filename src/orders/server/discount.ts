import type { Trx } from '#database/database.ts'
import { discountEntry } from '#orders/entries.ts'
import type { Order } from '#orders/order.ts'
import type { Room } from '#orders/server/room.ts'
import { useOf } from '#orders/server/vouchers.ts'

export async function giveDiscount(room: Room, trx: Trx, order: Order): Promise<void> {
  if (order.discount === 0) return
  await room.wallet.post(trx, discountEntry(order, await codeFor(trx, order.orderId)))
}

export async function codeFor(trx: Trx, orderId: string): Promise<string> {
  const use = await useOf(trx, orderId)
  if (use === undefined) throw new Error(`order ${orderId} has a discount and no voucher`)
  return use.code
}
