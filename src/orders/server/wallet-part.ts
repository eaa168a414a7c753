import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { minus, plus, type Rial, ZERO } from '#money/rial.ts'
import { walletPartEntry } from '#orders/entries.ts'
import { walletShare } from '#orders/money-parts.ts'
import { inMoney, type Order } from '#orders/order.ts'
import { type OrderRow, orderOf, ownRow } from '#orders/server/record.ts'
import type { Room } from '#orders/server/room.ts'

/** Sets the held part, rial, holding or returning the difference. The caller holds the lock. Throws INSUFFICIENT_BALANCE. */
export async function holdPart(
  room: Room,
  trx: Trx,
  { order, part }: { readonly order: Order; readonly part: Rial },
): Promise<Order> {
  const more = minus(part, order.walletPart)
  if (more === 0) return order
  const row = await one(
    trx,
    sql<OrderRow>`
      update orders."order" set wallet_part = ${part}, wallet_step = wallet_step + 1
      where id = ${order.orderId} returning *`,
  )
  await room.wallet.post(trx, walletPartEntry(order, { more, step: row.wallet_step }))
  return orderOf(row)
}

export async function walletWouldPay(room: Room, orderId: string, userId: string): Promise<Rial> {
  const order = orderOf(await ownRow(room.database, orderId, userId))
  const { walletPart } = order
  const balance = await room.wallet.balanceOf(userId)
  return minus(walletShare(inMoney(order), plus(balance, walletPart)).part, walletPart)
}

export function returnPart(room: Room, trx: Trx, order: Order): Promise<Order> {
  return holdPart(room, trx, { order, part: ZERO })
}
