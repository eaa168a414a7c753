import type { Trx } from '#database/database.ts'
import type { OrderMoney } from '#orders/labels.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'

export interface OrderMoneySummary {
  paymentsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<OrderMoney['payment']>>>
  /** Refuses ATTEMPT_RUNNING while the bank has said nothing definite about a try of this owner: it may have been paid. */
  mustHaveSpoken(
    purchase: { readonly userId: string } & ({ readonly orderId: string } | { readonly tripId: string }),
  ): Promise<void>
  refundsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<OrderMoney['refund']>>>
  givenBackOf(orderIds: readonly string[], trx?: Trx): Promise<ReadonlyMap<string, readonly GivenBack[]>>
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
