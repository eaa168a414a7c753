import type { OrderMoney } from '#orders/labels.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'

/** From payments and refunds, by order; unknown ones are left out. */
export interface OrderMoneySummary {
  paymentsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<OrderMoney['payment']>>>
  /**
   * Asks the bank about tries of this owner to pay for the order, or the trip. Refuses ATTEMPT_RUNNING while the bank has said nothing
   * definite: it may have been paid.
   */
  mustHaveSpoken(
    purchase: { readonly userId: string } & ({ readonly orderId: string } | { readonly tripId: string }),
  ): Promise<void>
  /** how far what was given back is on its way */
  refundsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<OrderMoney['refund']>>>
  givenBackOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly GivenBack[]>>
}

export const noMoneySummary: OrderMoneySummary = {
  paymentsOf: async () => new Map(),
  mustHaveSpoken: async () => undefined,
  refundsOf: async () => new Map(),
  givenBackOf: async () => new Map(),
}

export async function moneyOf(
  told: OrderMoneySummary,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderMoney> {
  const [payments, refunds] = await Promise.all([told.paymentsOf(orderIds), told.refundsOf(orderIds)])
  return (orderId) => ({ payment: payments.get(orderId), refund: refunds.get(orderId) })
}
