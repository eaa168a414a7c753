import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { mobileWritten } from '#accounts/web/mobile.ts'
import { clockTime } from '#calendar/written.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { OrderDetails } from '#orders/answered.ts'
import { productOf } from '#orders/bought-words.ts'
import { labelsFor } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import { confirmPath } from '#orders/web/paths.ts'
import { attemptWritten } from '#orders/web/payment-attempt.server.ts'
import { paymentState } from '#orders/web/payment-state.ts'
import { ticketsFor } from '#orders/web/payment-ticket.server.ts'
import { gatewaysFor, waysOn } from '#orders/web/payment-ways-on.server.ts'
import { stayWritten } from '#orders/web/stay-written.ts'
import { ourZone, peopleIn, searchAgainOf, standingNow, todayAt } from '#orders/web/trip.ts'
import { visaWritten } from '#orders/web/visa-written.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What became of a payment, and the ticket or the voucher once there is one. Without an order (§2, orderId is optional): the last open one. */
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
  const status = standingNow(order, now)
  const state = paymentState(status, attempt?.status, attempt?.atBank)
  const product = productOf(order)
  if (state === 'to-pay') throw redirect(confirmPath(orderId, product))
  return {
    orderId,
    product,
    state,
    orderStatus: order.status,
    orderNumber: order.orderNumber,
    reservationNumber: order.reservationNumber,
    says: labelsFor(product)[status].says,
    /** what its owner paid; while it is unpaid what the bank will ask for */
    amount: inToman(rial(isUnpaid(status) ? order.sum.due : order.payable)),
    /** what its owner pays of it in all: the price without the discount */
    paid: inToman(rial(order.payable)),
    attempt: attempt && attemptWritten(attempt),
    useWallet: order.sum.walletPart > 0,
    gateways: await gatewaysFor(agency, order, { state, userId, attempt }),
    /** a dearer price waits for the traveller's word before anything is paid */
    mustAgree: order.priceChange?.until != null,
    waysOn: product === 'flight' ? await waysOn(agency, { state, orderId, userId }) : [],
    /** the desk looks after it and will call */
    supportNumber: order.support?.number,
    /** who is asked for the ticket or the voucher */
    seller: sellerOf(order),
    stay: order.stay && stayWritten(order.stay, todayAt(now)),
    visa: order.visa && visaWritten(order.visa, peopleIn(order), todayAt(now)),
    times: timesOf(order),
    holdUntil: isUnpaid(status) ? order.holdExpiresAt : null,
    phone: mobileWritten(order.contact.phoneNumber.replace(/^0/, '+98')),
    searchAgain: searchAgainOf(order, now),
    tickets: state === 'issued' && product === 'flight' ? await ticketsFor(agency, orderId, userId) : [],
  }
}

/** A request for a visa is filed by our own desk. */
function sellerOf({ stay, visa, journeys }: OrderDetails): string {
  if (visa !== null) return 'میز ویزا'
  return stay?.hotelName ?? journeys[0]?.airlineName ?? ''
}

/** The newest order that may still be paid; a traveller without one finds all of them among the trips. */
async function openOrderPath(
  { orders, clock }: Pick<PageRooms['orders'], 'orders' | 'clock'>,
  userId: string,
): Promise<string> {
  const { orders: newest } = await orders.mine(userId, { kind: 'upcoming', page: 1, take: 20 })
  const open = newest.find((order) => isUnpaid(standingNow(order, clock.now())))
  return open === undefined ? '/profile/my-travels' : `/payment/${open.orderId}`
}

/** When it was paid, handed to the airline and issued, as far as it came: «۱۴:۰۲». */
function timesOf({ timeline }: OrderDetails) {
  const at = (status: string) => {
    const step = timeline.find((one) => one.status === status)
    return step && clockTime(localOf(step.at))
  }
  return { paid: at('paid'), issuing: at('issuing'), issued: at('issued') }
}

function localOf(at: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(ourZone)
}
