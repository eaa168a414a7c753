import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { rial } from '#money/rial.ts'
import { labelsFor } from '#orders/labels.ts'
import type { Status } from '#orders/life.ts'
import { paidWithItsTrip } from '#orders/web/confirm/paid-with-its-trip.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import { isId } from '#payments/web/is-id.ts'
import { visaFace } from '#visas/web/face.ts'
import { visaConfirmPath } from '#visas/web/order-paths.ts'
import { visaAgainPath } from '#visas/web/visa-texts.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const nothingToPay = 'درخواستی در انتظار پرداخت ندارید'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { userId } = visitor
  const rooms = agencyOf(context, 'visas')
  const { orderId } = params
  if (orderId === undefined) return newest(rooms, userId)
  if (!isId(orderId)) throw data(null, { status: 404 })
  const order = await rooms.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (order.visa === null) throw data(null, { status: 404 })
  const chooseAgain = visaAgainPath(order.visa)
  const status = orderStateNow(order, rooms.clock.now())
  if (status !== 'approved' || order.holdExpiresAt === null) return ended(orderId, status, chooseAgain)
  await paidWithItsTrip(rooms, { orderId, userId })
  await waitForBank(rooms, { orderId, userId, status })
  const request = await rooms.visas.tracked(orderId, userId).catch(missingIfRefused)
  const [sum, balance, facts] = await Promise.all([
    rooms.orders.sumOf(orderId, userId),
    rooms.wallet.balanceOf(userId),
    rooms.visas.facts(request.country),
  ])
  return {
    gone: undefined,
    order: { orderId, orderNumber: request.orderNumber },
    request,
    takes: facts.takes,
    sum,
    terms: order.terms,
    balance,
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold },
    gateways: await rooms.payments.choice({ userId, amount: rial(sum.total - sum.discount) }),
    chooseAgain,
  }
}

async function newest({ visas }: Pick<PageRooms['visas'], 'visas'>, userId: string) {
  const orderId = await visas.unpaid(userId)
  if (orderId !== undefined) throw redirect(visaConfirmPath(orderId))
  return { gone: nothingToPay, chooseAgain: '/visa-home' }
}

/** §4: paid, being filed, filed and failed belong to the payment page. */
function ended(orderId: string, status: Status, chooseAgain: string) {
  const { payment, says } = labelsFor(visaFace, status)
  if (payment === 'successful') throw redirect(paymentPath(orderId))
  return { gone: says, chooseAgain }
}
