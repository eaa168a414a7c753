import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { insuranceFace } from '#insurance/web/face.ts'
import { policyTexts } from '#insurance/web/policy-texts.ts'
import { rial } from '#money/rial.ts'
import { labelsFor } from '#orders/labels.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import { isId } from '#payments/web/is-id.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const chooseAgain = '/insurance'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { userId } = visitor
  const rooms = agencyOf(context, 'insurance')
  const { orderId } = params
  if (orderId === undefined || !isId(orderId)) throw data(null, { status: 404 })
  const order = await rooms.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (order.product !== insuranceKind) throw data(null, { status: 404 })
  const status = orderStateNow(order, rooms.clock.now())
  if (status !== 'approved' || order.holdExpiresAt === null) {
    const { payment, says } = labelsFor(insuranceFace, status)
    if (payment === 'successful') throw redirect(paymentPath(orderId))
    return { gone: says, chooseAgain }
  }
  await waitForBank(rooms, { orderId, userId, status })
  const policy = await rooms.insurance.policy(orderId, userId)
  const [sum, balance] = await Promise.all([
    rooms.orders.sumOf(orderId, userId),
    rooms.wallet.balanceOf(userId),
  ])
  return {
    gone: undefined,
    order: { orderId, orderNumber: policy.orderNumber },
    policy: policyTexts(policy),
    sum,
    terms: order.terms,
    balance,
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold },
    gateways: await rooms.payments.choice({ userId, amount: rial(sum.total - sum.discount) }),
    chooseAgain,
  }
}
