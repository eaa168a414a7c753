import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import { laterBagKind } from '#flights/later-bags/kind.ts'
import { bagTexts } from '#flights/later-bags/web/bag-texts.ts'
import { laterBagFace } from '#flights/later-bags/web/face.ts'
import { noneIfEnded } from '#flights/later-bags/web/none-if-ended.server.ts'
import { rial } from '#money/rial.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { labelsFor } from '#orders/labels.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import { isId } from '#payments/web/is-id.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { userId } = visitor
  const rooms = agencyOf(context, 'flights')
  const { orderId } = params
  if (orderId === undefined || !isId(orderId)) throw data(null, { status: 404 })
  const order = await rooms.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  if (order.product !== laterBagKind) throw data(null, { status: 404 })
  const ordered = await rooms.flights.laterBags.ordered(orderId, userId).catch(noneIfEnded)
  const texts = ordered && bagTexts(ordered)
  const chooseAgain = texts?.ticketPath ?? '/profile/my-travels'
  const status = orderStateNow(order, rooms.clock.now())
  if (ordered === undefined || texts === undefined || status !== 'approved' || order.holdExpiresAt === null) {
    const { payment, says } = labelsFor(laterBagFace, status)
    if (payment === 'successful') throw redirect(paymentPath(orderId))
    return { gone: says, chooseAgain }
  }
  await waitForBank(rooms, { orderId, userId, status })
  const [sum, balance] = await Promise.all([
    rooms.orders.sumOf(orderId, userId),
    rooms.wallet.balanceOf(userId),
  ])
  return {
    gone: undefined,
    order: { orderId, orderNumber: ordered.orderNumber },
    texts,
    foreign: order.foreignPrices.map(foreignWords),
    sum,
    terms: order.terms,
    balance,
    hold: { until: order.holdExpiresAt, totalSeconds: clocks.hold },
    gateways: await rooms.payments.choice({ userId, amount: rial(sum.total - sum.discount) }),
    chooseAgain,
  }
}
