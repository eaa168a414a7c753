import { isUnpaid } from '#orders/life.ts'
import { due, type Order } from '#orders/order.ts'
import type { PriceChange } from '#orders/price-change.ts'
import type { OrderSum, PriceChangeView } from '#orders/responses.ts'
import type { Room } from '#orders/server/room.ts'
import { useOf } from '#orders/server/vouchers.ts'

export async function sumOf(
  { database, credits }: Pick<Room, 'database' | 'credits'>,
  order: Order,
): Promise<OrderSum> {
  const { orderId, total, discount, walletPart, credit } = order
  const use = await useOf(database, orderId)
  const voucher = use?.code ?? null
  const isAlone = isUnpaid(order.status) && order.tripId === null && credit === 0
  const onCredit = isAlone ? ((await credits.offerTo(order.ownerId)) ?? null) : null
  return { orderId, total, discount, walletPart, credit, due: due(order), voucher, onCredit }
}

export function priceChangeView(change: PriceChange): PriceChangeView {
  return { ...change, until: change.until?.toString() ?? null }
}
