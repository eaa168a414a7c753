import type { Trx } from '#database/database.ts'
import type { Order } from '#orders/order.ts'
import type { Orders } from '#orders/server/orders.ts'

type Readers = Pick<Orders, 'faceOf' | 'journeysOf' | 'stayOf' | 'visaOf' | 'serviceOf'>

/** What an order is of, as its product says it in a message. */
export function boughtInWords(
  trx: Trx,
  { orderId, product }: Pick<Order, 'orderId' | 'product'>,
  orders: Readers,
): Promise<string> {
  return orders.faceOf(product).inWords({
    journeys: () => orders.journeysOf(orderId, trx),
    stay: () => orders.stayOf(orderId, trx),
    visa: () => orders.visaOf(orderId, trx),
    service: () => orders.serviceOf(orderId, trx),
  })
}
