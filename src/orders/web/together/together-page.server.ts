import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clockTime } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { faceAsHeld } from '#orders/price-only.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { SplitView } from '#orders/split-calls.ts'
import { untilWords } from '#orders/web/confirm/until-words.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The shares of an order, or the form that makes them while it waits to be paid. */
export async function loader({ params: { orderId = '' }, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const agency = agencyOf(context, 'orders')
  const { orders, wallet, clock } = agency
  const { userId } = visitor
  const order = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const split = await splitOf(orders, orderId, userId)
  const face = orders.faceOf(order.product)
  const { name, from, to } = face.trip(order, clock.now())
  const mayPay = order.allowed.pay && order.trip === undefined && order.sum.credit === 0
  if (!mayPay && split === undefined) throw redirect(paymentPath(orderId))
  const total = order.sum.total - order.sum.discount
  return {
    orderId,
    orderNumber: order.orderNumber,
    held: faceAsHeld(face, order).words.held,
    what: name ?? `${from} به ${to}`,
    confirmPath: face.confirmPath(orderId),
    paymentPath: paymentPath(orderId),
    total,
    names: order.passengers.map(nameOf),
    until: order.holdExpiresAt ?? '',
    untilWords: order.holdExpiresAt === null ? '' : untilWords(order.holdExpiresAt),
    mayPay,
    split: split && splitSeen(split),
    balance: await wallet.balanceOf(userId),
  }
}

export type TogetherView = Awaited<ReturnType<typeof loader>>
export type SplitSeen = NonNullable<TogetherView['split']>

async function splitOf(
  { splits }: PageRooms['orders']['orders'],
  orderId: string,
  userId: string,
): Promise<SplitView | undefined> {
  try {
    return await splits.ofOrder(orderId, userId)
  } catch (error) {
    // by its code: a page's build has a class of refusals of its own
    if (error instanceof Error && 'code' in error && error.code === 'NO_SPLIT') return undefined
    throw error
  }
}

function splitSeen({ shares, ...split }: SplitView) {
  return {
    ...split,
    shares: shares.map((share) => ({
      ...share,
      paidAt: share.paidAt === null ? null : timeOf(share.paidAt),
      seenAt: share.seenAt === null ? null : timeOf(share.seenAt),
    })),
  }
}

function timeOf(at: string): string {
  return clockTime(Temporal.Instant.from(at).toZonedDateTimeISO(iranZone))
}

function nameOf(one: OrderDetails['passengers'][number]): string {
  const farsi = `${one.firstNameFarsi} ${one.lastNameFarsi}`.trim()
  return farsi === '' ? `${one.firstName} ${one.lastName}` : farsi
}
