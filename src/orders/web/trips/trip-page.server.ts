import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { rial } from '#money/rial.ts'
import type { ProductFace } from '#orders/face.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { awaitsBank } from '#orders/labels.ts'
import { isStatus, isUnpaid } from '#orders/life.ts'
import { faceAsHeld } from '#orders/price-only.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { timelineFor } from '#orders/web/order/timeline-texts.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { momentText } from '#orders/web/sharing/shared-order-texts.ts'
import { backOf, backOfAll } from '#orders/web/trips/trip-back.server.ts'
import { daysOfTrip, spanOf, type TripPartSeen } from '#orders/web/trips/trip-days.server.ts'
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
  const parts = await Promise.all(
    trip.orders.map(async (order) => ({
      order,
      face: orders.faceOf(order.product),
      back: await backOf(agency, order, { userId, now }),
    })),
  )
  return {
    tripId,
    tripNumber: trip.tripNumber,
    isWhole: trip.isWhole,
    ...headOf(parts, now),
    days: daysOfTrip(parts, now),
    backOfAll: backOfAll(parts.map(({ back }) => back)),
    parts: parts.map((part) => partOf(part, nameOf(part.order, part.face, now))),
    papers: parts.flatMap(({ order, face }) => (order.allowed.ticket ? face.papersOf(order.orderId) : [])),
    total: priceText(trip.total),
    foreign: trip.orders.flatMap(({ foreignPrices }) => foreignPrices).map(foreignWords),
    due: priceText(trip.due),
    holdUntil: mayPay ? trip.holdExpiresAt : null,
    awaitsBank: trip.orders.some(({ labels }) => awaitsBank(labels)),
    isMoving: trip.orders.some(isMoving),
    isGivenUp: trip.isWhole && trip.orders.some(({ status }) => status === 'failed'),
    /** its money is in it still, and another may be taken in its place */
    unissued: parts.flatMap(({ order, face }) =>
      order.status === 'unissued'
        ? [{ name: nameOf(order, face, now), page: paymentPath(order.orderId) }]
        : [],
    ),
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

function partOf({ order: { orderId, payable, allowed }, face, back }: TripPartSeen, name: string) {
  const page = face.orderPath(orderId)
  return {
    orderId,
    name,
    page,
    amount: priceText(payable),
    isIssued: allowed.ticket,
    /** undefined where nothing comes back any more */
    back: back !== null && back.refund > 0 ? back.amount : undefined,
  }
}

/** Where to, when, who, and whether all of it is there. */
function headOf(parts: readonly TripPartSeen[], now: Temporal.Instant) {
  const [first] = parts
  const { to = '', destination = '' } = first?.face.trip(first.order, now) ?? {}
  const names = first?.order.passengers.map(nameOnOrder) ?? []
  return {
    title: to === '' ? 'سفر شما' : `سفر ${to}`,
    destination,
    people:
      names.length > 2 ? `${names[0]} و ${persianDigits(names.length - 1)} نفر دیگر` : names.join(' و '),
    isCertain: parts.every(({ order }) => order.allowed.ticket),
    ...spanOf(parts, now),
  }
}

function nameOnOrder(one: OrderDetails['passengers'][number]): string {
  const farsi = `${one.firstNameFarsi} ${one.lastNameFarsi}`.trim()
  return farsi === '' ? `${one.firstName} ${one.lastName}` : farsi
}

function isMoving({ status, labels }: OrderDetails): boolean {
  return status === 'paid' || status === 'issuing' || status === 'unissued' || awaitsBank(labels)
}

async function storyOf(
  { orders, refunds }: Pick<PageRooms['orders'], 'orders' | 'refunds'>,
  details: readonly OrderDetails[],
  { userId, now }: { readonly userId: string; readonly now: Temporal.Instant },
) {
  const told = await Promise.all(
    details.map(async (order) => {
      const given = order.reservationNumber === null ? [] : await refunds.ofOrder(order.orderId, userId)
      return timelineFor(order, given, faceAsHeld(orders.faceOf(order.product), order)).map(
        ({ says, at }) => ({
          says: `${says} (${nameOf(order, orders.faceOf(order.product), now)})`,
          at,
        }),
      )
    }),
  )
  return told.flat().toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

/** «هتل مرجان، کیش», «تهران به مشهد» */
function nameOf(order: OrderDetails, face: ProductFace, now: Temporal.Instant): string {
  const { name, from, to } = face.trip(order, now)
  return name ?? `${from} به ${to}`
}
