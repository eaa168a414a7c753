import type { Trx } from '#database/database.ts'
import { due, type Order } from '#orders/order.ts'
import type { PriceChange } from '#orders/price-change.ts'
import type { OrderSum, PriceChangeView } from '#orders/responses.ts'
import { useOf } from '#orders/server/vouchers.ts'

export async function sumOf(trx: Trx, order: Order): Promise<OrderSum> {
  const { orderId, total, discount, walletPart, credit } = order
  const use = await useOf(trx, orderId)
  return { orderId, total, discount, walletPart, credit, due: due(order), voucher: use?.code ?? null }
}

export function priceChangeView(change: PriceChange): PriceChangeView {
  return { ...change, until: change.until?.toString() ?? null }
}
