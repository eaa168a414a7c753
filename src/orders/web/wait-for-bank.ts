import { redirect } from 'react-router'
import type { Status } from '#orders/life.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { paymentState } from '#orders/web/payment/payment-state.ts'
import type { Payments } from '#payments/server/payments.ts'

interface AwaitedOrder {
  readonly orderId: string
  readonly userId: string
  readonly status: Status
}

/** While a payment's result is unknown no second one may start: throws a redirect to the payment page. */
export async function waitForBank(
  { payments }: { readonly payments: Pick<Payments, 'latestOf'> },
  { orderId, userId, status }: AwaitedOrder,
): Promise<void> {
  const attempt = await payments.latestOf(orderId, userId)
  if (paymentState(status, attempt?.status, attempt?.atBank) === 'checking')
    throw redirect(paymentPath(orderId))
}
