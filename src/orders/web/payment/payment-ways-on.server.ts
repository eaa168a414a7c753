import type { Alternative } from '#orders/product.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { PaymentState } from '#orders/web/payment/payment-state.ts'
import type { PaymentView } from '#payments/calls.ts'
import type { PageRooms } from '#web/page-context.server.ts'

export async function gatewaysFor(
  { payments }: Pick<PageRooms['orders'], 'payments'>,
  order: OrderDetails,
  { state, userId, attempt }: { state: PaymentState; userId: string; attempt: PaymentView | undefined },
) {
  const isSame = (id: number) => id === attempt?.gatewayId
  // result unknown: only back to the bank's page
  const isOnlyBack = state === 'checking' && attempt?.atBank === 'silent'
  if (state !== 'declined' && state !== 'unfinished' && !isOnlyBack) return []
  const all = await payments.choice({ userId, amount: order.sum.due })
  const gateways = isOnlyBack ? all.filter(({ id }) => isSame(id)) : all
  if (!gateways.some(({ id, isActive }) => isActive && isSame(id))) return gateways
  return gateways.map((gateway) => ({ ...gateway, isPreselected: isSame(gateway.id) }))
}

const ended: ReadonlySet<PaymentState> = new Set(['lost', 'ended', 'failed', 'credited'])

export async function waysOn(
  { orders, log }: Pick<PageRooms['orders'], 'orders' | 'log'>,
  { product, orderId }: Pick<OrderDetails, 'product' | 'orderId'>,
  { state, userId }: { state: PaymentState; userId: string },
): Promise<readonly Alternative[]> {
  if (!ended.has(state)) return []
  try {
    return (await orders.productOf(product).alternatives?.(orderId, userId)) ?? []
  } catch (error) {
    log.warn({ err: error, orderId }, 'payment-page.no-alternatives')
    return []
  }
}
