import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { clockTime } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { priceText } from '#money/display-unit.ts'
import { labelsFor } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import type { MoneyBack } from '#orders/money-back.ts'
import { faceAsHeld } from '#orders/price-only.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { offersBeside } from '#orders/web/offers/offers-for.ts'
import { tripPath } from '#orders/web/paths.ts'
import { attemptTexts } from '#orders/web/payment/payment-attempt.server.ts'
import { paymentState } from '#orders/web/payment/payment-state.ts'
import { gatewaysFor, waysOn } from '#orders/web/payment/payment-ways-on.server.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Without an order (§2: orderId is optional) the latest open one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { orderId } = params
  if (visitor.kind !== 'user') throw redirect('/')
  if (orderId === undefined) throw redirect(await openOrderPath(agencyOf(context, 'orders'), visitor.userId))
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const agency = agencyOf(context, 'orders')
  const { userId } = visitor
  const order = await agency.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const attempt = await agency.payments.latestOf(orderId, userId)
  const now = agency.clock.now()
  const status = orderStateNow(order, now)
  const state = paymentState(status, attempt?.status, attempt?.atBank)
  const product = agency.orders.productOf(order.product)
  const { face } = product
  const moneyBack: MoneyBack = order.moneyBack ?? 'wallet'
  if (state === 'to-pay')
    throw redirect(order.trip === undefined ? face.confirmPath(orderId) : tripPath(order.trip.tripId))
  if (state === 'replaced') {
    const { takenBy } = await agency.orders.choiceOf(orderId, userId)
    throw redirect(`/payment/${takenBy}`)
  }
  const { of: before } = await agency.orders.rebookingsOf(orderId, userId)
  return {
    orderId,
    product: order.product,
    words: faceAsHeld(face, order).words,
    orderPath: face.orderPath(orderId),
    confirmPath: face.confirmPath(orderId),
    state,
    orderStatus: order.status,
    orderNumber: order.orderNumber,
    reservationNumber: order.reservationNumber,
    says: labelsFor(face, status, order.moneyBack).says,
    moneyBack,
    amount: priceText(isUnpaid(status) ? order.sum.due : order.payable - order.sum.credit),
    /** without discount and tickets */
    paid: priceText(order.payable - order.sum.credit),
    /** paid by tickets, which stay valid if it fails */
    isByTicket: order.sum.credit > 0,
    /** of what this one should replace */
    pathBefore: before === null ? undefined : face.orderPath(before.orderId),
    attempt: attempt && attemptTexts(attempt),
    useWallet: order.sum.walletPart > 0,
    gateways: await gatewaysFor(agency, order, { state, userId, attempt }),
    mustAgree: order.priceChange?.until != null,
    waysOn: before === null ? await waysOn(agency, order, { state, userId }) : [],
    supportNumber: order.support?.number,
    seller: face.sellerOf(order),
    times: timesOf(order),
    holdUntil: isUnpaid(status) ? order.holdExpiresAt : null,
    phone: formattedMobile(order.contact.phoneNumber.replace(/^0/, '+98')),
    searchAgain: face.trip(order, now).again,
    offers: state === 'issued' ? await offersBeside(agency, order, userId) : [],
    issued: state === 'issued' ? await product.issuedView?.(order, { userId, now }) : undefined,
  }
}

/** The newest payable order; otherwise the list of trips. */
async function openOrderPath(
  { orders, clock }: Pick<PageRooms['orders'], 'orders' | 'clock'>,
  userId: string,
): Promise<string> {
  const { orders: newest } = await orders.mine(userId, { kind: 'upcoming', page: 1, take: 20 })
  const open = newest.find((order) => isUnpaid(orderStateNow(order, clock.now())))
  return open === undefined ? '/profile/my-travels' : `/payment/${open.orderId}`
}

function timesOf({ timeline }: OrderDetails) {
  const at = (status: string) => {
    const step = timeline.find((one) => one.status === status)
    return step && clockTime(localOf(step.at))
  }
  return { paid: at('paid'), issuing: at('issuing'), issued: at('issued') }
}

function localOf(at: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(iranZone)
}
