import type { LoaderFunctionArgs } from 'react-router'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** Empty where nothing can be refunded. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  if (visitor.kind === 'guest') return undefined
  const { refunds, orders } = agencyOf(context, 'refunds')
  try {
    const [refundable, requests] = await Promise.all([
      refunds.refundableOf({ orderId, userId: visitor.userId }),
      refunds.ofOrder(orderId, visitor.userId),
    ])
    const { isOn } = await refunds.reminderOf(orderId)
    const { words } = orders.faceOf(refundable.product).refund
    return { refundable, words, requests, isReminded: isOn }
  } catch (error) {
    if (error instanceof Error && 'status' in error && (error.status === 404 || error.status === 409))
      return undefined // the order's own page says what is wrong with it
    throw error
  }
}
