import type { OrderMoney } from '#orders/labels.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'

/** What the payments and refunds rooms know of some orders, by order; whoever they know nothing of is left out. */
export interface OrderMoneySummary {
  /** how the latest try to pay that reached a bank stands */
  paymentsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<OrderMoney['payment']>>>
  /**
   * Asks the bank about a try of this owner to pay for the order. Refuses ATTEMPT_RUNNING while the bank has said nothing definite:
   * it may have been paid.
   */
  mustHaveSpoken(order: { readonly orderId: string; readonly userId: string }): Promise<void>
  /** how far what was given back is on its way */
  refundsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<OrderMoney['refund']>>>
  /** what was given back, part by part */
  givenBackOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly GivenBack[]>>
}

export const noMoneySummary: OrderMoneySummary = {
  paymentsOf: async () => new Map(),
  mustHaveSpoken: async () => undefined,
  refundsOf: async () => new Map(),
  givenBackOf: async () => new Map(),
}

/** Both of some orders. */
export async function moneyOf(
  told: OrderMoneySummary,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderMoney> {
  const [payments, refunds] = await Promise.all([told.paymentsOf(orderIds), told.refundsOf(orderIds)])
  return (orderId) => ({ payment: payments.get(orderId), refund: refunds.get(orderId) })
}
