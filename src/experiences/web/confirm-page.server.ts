import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { experienceKind } from '#experiences/kind.ts'
import { experienceFace } from '#experiences/web/face.ts'
import { noneIfEnded } from '#experiences/web/none-if-ended.server.ts'
import { experiencePath } from '#experiences/web/order-paths.ts'
import { rial } from '#money/rial.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { labelsFor } from '#orders/labels.ts'
import type { Status } from '#orders/life.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import { isId } from '#payments/web/is-id.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { userId } = visitor
  const rooms = agencyOf(context, 'experiences')
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const order = await rooms.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (order.product !== experienceKind) throw data(null, { status: 404 })
  const experience = await rooms.experiences.ordered(orderId, userId).catch(noneIfEnded)
  const searchAgain = experience === undefined ? '/experiences' : experiencePath(experience.experienceId)
  const status = orderStateNow(order, rooms.clock.now())
  if (experience === undefined || status !== 'approved' || order.holdExpiresAt === null)
    return ended(orderId, status, searchAgain)
  await waitForBank(rooms, { orderId, userId, status })
  const [sum, balance] = await Promise.all([
    rooms.orders.sumOf(orderId, userId),
    rooms.wallet.balanceOf(userId),
  ])
  return {
    gone: undefined,
    order: { orderId, orderNumber: experience.orderNumber },
    experience,
    foreign: order.foreignPrices.map(foreignWords),
    terms: order.terms,
    sum,
    balance,
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold },
    gateways: await rooms.payments.choice({ userId, amount: rial(sum.total - sum.discount) }),
    searchAgain,
  }
}

/** Paid, being issued, issued and failed belong to the payment page. */
function ended(orderId: string, status: Status, searchAgain: string) {
  const { payment, says } = labelsFor(experienceFace, status)
  if (payment === 'successful') throw redirect(paymentPath(orderId))
  return { gone: says, searchAgain }
}
