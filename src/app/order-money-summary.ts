import type { OrderMoneySummary } from '#orders/server/order-money-summary.ts'
import type { Payments } from '#payments/server/payments.ts'
import type { Refunds } from '#refunds/server/refunds.ts'

interface MoneyRooms {
  readonly payments: Pick<Payments, 'statesOf' | 'mustHaveSpoken'>
  readonly refunds: Pick<Refunds, 'statesOf' | 'givenBackOf'>
}

export function orderMoneySummary(rooms: () => MoneyRooms): OrderMoneySummary {
  return {
    paymentsOf: (ids) => rooms().payments.statesOf(ids),
    mustHaveSpoken: (purchase) => rooms().payments.mustHaveSpoken(purchase),
    refundsOf: (ids) => rooms().refunds.statesOf(ids),
    givenBackOf: (ids, trx) => rooms().refunds.givenBackOf(ids, trx),
  }
}
