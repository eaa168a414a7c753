import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { OrderDetails, OrderList, OrderListed, PassengerShown } from '#orders/answered.ts'

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')
const pageNumber = z.int('شمارهٔ صفحه درست نیست.').check(z.gte(1), z.lte(1000))
const take = z.int('تعداد در صفحه درست نیست.').check(z.gte(1), z.lte(50))

/** Every call of the orders room (§7). All are the owner's only: another's order is as unknown as none. */
export const orderCalls = {
  mine: call('POST /api/orders/Order/GetCurrentUserOrders', {
    summary: 'The orders of the signed-in user, newest first',
    who: 'user',
    body: z.object({
      kind: z._default(z.enum(['upcoming', 'past', 'all'], 'نوع فهرست درست نیست.'), 'all'),
      page: z._default(pageNumber, 1),
      take: z._default(take, 10),
    }),
    answer: OrderList,
  }),
  details: call('GET /api/orders/Order/GetCurrentUserOrderDetails/{id}', {
    summary: 'One order: where it stands, who travels, its money and what may be done now',
    who: 'user',
    params: z.object({ id: orderId }),
    answer: OrderDetails,
  }),
  passengers: call('GET /api/orders/Order/GetOrderPassengers/{id}', {
    summary: 'Who travels on an order, or on one of its proposals',
    who: 'user',
    params: z.object({ id: orderId }),
    query: z.object({ proposalId: z.optional(z.string().check(z.maxLength(64))) }),
    answer: z.array(PassengerShown),
  }),
  /** Not in the contract; ours, so that held seats can be given back before their time. */
  cancel: call('POST /api/orders/Order/Cancel', {
    summary: 'Ends an unpaid order and gives its seats back',
    who: 'user',
    once: true,
    body: z.object({ orderId }),
    answer: OrderListed,
  }),
}
