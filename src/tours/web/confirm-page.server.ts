import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { rial } from '#money/rial.ts'
import { labelsFor } from '#orders/labels.ts'
import type { Status } from '#orders/life.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import { isId } from '#payments/web/is-id.ts'
import { tourFace } from '#tours/web/face.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { userId } = visitor
  const rooms = agencyOf(context, 'tours')
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const tour = await rooms.tours.ordered(orderId, userId).catch(missingIfRefused)
  const order = await rooms.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const searchAgain = `/tours?city=${tour.cityCode}`
  const status = orderStateNow(order, rooms.clock.now())
  if (status !== 'approved' || order.holdExpiresAt === null) return ended(orderId, status, searchAgain)
  await waitForBank(rooms, { orderId, userId, status })
  const [sum, balance, detail] = await Promise.all([
    rooms.orders.sumOf(orderId, userId),
    rooms.wallet.balanceOf(userId),
    rooms.tours.detail(tour.departureId),
  ])
  const { penalties, group, rule, isCalledOff } = detail
  return {
    gone: undefined,
    order: { orderId, orderNumber: tour.orderNumber },
    tour,
    terms: order.terms,
    penalties: { penalties, group, rule, isCalledOff },
    sum,
    balance,
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold },
    gateways: await rooms.payments.choice({ userId, amount: rial(sum.total - sum.discount) }),
    searchAgain,
  }
}

/** Paid, being issued, issued and failed belong to the payment page. */
function ended(orderId: string, status: Status, searchAgain: string) {
  const { payment, says } = labelsFor(tourFace, status)
  if (payment === 'successful') throw redirect(paymentPath(orderId))
  return { gone: says, searchAgain }
}
