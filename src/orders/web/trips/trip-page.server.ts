import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { priceText } from '#money/display-unit.ts'
import { rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { awaitsBank } from '#orders/labels.ts'
import { isStatus, isUnpaid } from '#orders/life.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { timelineFor } from '#orders/web/order/timeline-texts.ts'
import { momentText } from '#orders/web/sharing/shared-order-texts.ts'
import { tripOf } from '#orders/web/trips/trip.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const agency = agencyOf(context, 'orders')
  const { orders, payments, wallet, clock } = agency
  const { userId } = visitor
  const tripId = searchParams.get('tripId') ?? ''
  if (!uuid.test(tripId)) throw data(null, { status: 404 })
  const trip = await orders.trips.detailsOf(userId, tripId).catch(missingIfRefused)
  const now = clock.now()
  const mayPay = trip.allowed.pay && Temporal.Instant.compare(now, trip.holdExpiresAt ?? now.toString()) < 0
  const sum = sumOfOpen(trip.orders)
  const parts = trip.orders.map((order) => ({ order, face: orders.faceOf(order.product) }))
  return {
    tripId,
    tripNumber: trip.tripNumber,
    isWhole: trip.isWhole,
    parts: parts.map(({ order, face }) => partOf(tripOf(order, face, now), face.orderPath(order.orderId))),
    papers: parts.flatMap(({ order, face }) => (order.allowed.ticket ? face.papersOf(order.orderId) : [])),
    total: priceText(trip.total),
    foreign: trip.orders.flatMap(({ foreignPrices }) => foreignPrices).map(foreignWords),
    due: priceText(trip.due),
    holdUntil: mayPay ? trip.holdExpiresAt : null,
    awaitsBank: trip.orders.some(({ labels }) => awaitsBank(labels)),
    isMoving: trip.orders.some(isMoving),
    changes: parts.flatMap(({ order, face }) => changeOf(order, nameOf(order, face, now))),
    dearerUntil: trip.allowed.agree ? trip.holdExpiresAt : null,
    mayLeave: trip.allowed.leave,
    gateways: mayPay
      ? await payments.choice({ userId, amount: rial(sum.total - sum.discount - sum.credit) })
      : [],
    sum,
    balance: await wallet.balanceOf(userId),
    terms: trip.orders[0]?.terms ?? null,
    story: (await storyOf(agency, trip.orders, { userId, now })).map(({ says, at }) => ({
      says,
      at: momentText(at, now),
    })),
  }
}

export type TripView = Awaited<ReturnType<typeof loader>>

/** What waits to be paid, all of it together; rial. */
function sumOfOpen(orders: readonly OrderDetails[]) {
  const open = orders.filter(({ status }) => isStatus(status) && isUnpaid(status)).map((order) => order.sum)
  const all = (part: 'total' | 'discount' | 'walletPart' | 'credit') =>
    open.reduce((sum, one) => sum + one[part], 0)
  return {
    total: all('total'),
    discount: all('discount'),
    walletPart: all('walletPart'),
    credit: all('credit'),
  }
}

/** While it waits to be paid: the price that a part was held at, and the one that is asked for it now. */
function changeOf({ orderId, status, priceChange }: OrderDetails, name: string) {
  if (priceChange === null || !isStatus(status) || !isUnpaid(status)) return []
  const { old, new: becomes, difference, until } = priceChange
  return [{ orderId, name, old, becomes, difference, isAgreed: until === null }]
}

function partOf(part: ReturnType<typeof tripOf>, page: string) {
  const { together: _, ...alone } = part
  return { ...alone, payableUntil: null, next: { words: 'جزئیات', to: page } }
}

function isMoving({ status, labels }: OrderDetails): boolean {
  return status === 'paid' || status === 'issuing' || awaitsBank(labels)
}

async function storyOf(
  { orders, refunds }: Pick<PageRooms['orders'], 'orders' | 'refunds'>,
  details: readonly OrderDetails[],
  { userId, now }: { readonly userId: string; readonly now: Temporal.Instant },
) {
  const told = await Promise.all(
    details.map(async (order) => {
      const given = order.reservationNumber === null ? [] : await refunds.ofOrder(order.orderId, userId)
      return timelineFor(order, given, orders.faceOf(order.product)).map(({ says, at }) => ({
        says: `${says} (${nameOf(order, orders.faceOf(order.product), now)})`,
        at,
      }))
    }),
  )
  return told.flat().toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

/** «هتل مرجان، کیش», «تهران به مشهد» */
function nameOf(order: OrderDetails, face: ProductFace, now: Temporal.Instant): string {
  const { name, from, to } = face.trip(order, now)
  return name ?? `${from} به ${to}`
}
