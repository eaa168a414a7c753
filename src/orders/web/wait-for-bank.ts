import { redirect } from 'react-router'
import type { Status } from '#orders/life.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { paymentState } from '#orders/web/payment/payment-state.ts'
import type { Payments } from '#payments/server/payments.ts'

interface Asked {
  readonly orderId: string
  readonly userId: string
  readonly status: Status
}

/**
 * While the bank has not said whether an order was paid there is no second payment beside that one: its owner waits on the payment
 * page, which says so. Throws the way there.
 */
export async function waitForBank(
  { payments }: { readonly payments: Pick<Payments, 'latestOf'> },
  { orderId, userId, status }: Asked,
): Promise<void> {
  const attempt = await payments.latestOf(orderId, userId)
  if (paymentState(status, attempt?.status, attempt?.atBank) === 'checking')
    throw redirect(paymentPath(orderId))
}
