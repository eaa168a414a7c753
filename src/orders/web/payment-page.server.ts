import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { mobileWritten } from '#accounts/web/mobile.ts'
import { clocks } from '#calendar/clocks.ts'
import { clockTime, weekdayDayMonth } from '#calendar/written.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { OrderDetails } from '#orders/answered.ts'
import { labels } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import { paymentState } from '#orders/web/payment-state.ts'
import { ticketFor } from '#orders/web/payment-ticket.server.ts'
import { ourZone, searchAgainPath, standingNow } from '#orders/web/trip.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What became of a payment, and the ticket once there is one. Without an order: the traveller's trips (§2, orderId is optional). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { orderId } = params
  if (visitor.kind !== 'user') throw redirect('/')
  if (orderId === undefined) throw redirect('/profile/my-travels')
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const agency = context.get(agencyContext)
  const { userId } = visitor
  const order = await agency.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const attempt = await agency.payments.latestOf(orderId, userId)
  const now = agency.clock.now()
  const status = standingNow(order, now)
  const state = paymentState(status, attempt?.status)
  if (state === 'to-pay') throw redirect(`/confirm?orderId=${orderId}`)
  return {
    orderId,
    state,
    orderStatus: order.status,
    orderNumber: order.orderNumber,
    says: labels[status].says,
    amount: inToman(rial(order.totalAmount)),
    attempt: attempt && {
      id: attempt.id,
      status: attempt.status,
      reference: attempt.reference,
      amount: inToman(rial(attempt.amount)),
      /** the latest day on which the bank gives back what it took for nothing */
      backBy: weekdayDayMonth(
        localOf(attempt.at).add({ seconds: clocks.failedPaymentReturned }).toPlainDate(),
      ),
    },
    airline: order.journeys[0]?.airlineName ?? '',
    times: timesOf(order),
    holdUntil: isUnpaid(status) ? order.holdExpiresAt : null,
    phone: mobileWritten(order.contact.phoneNumber.replace(/^0/, '+98')),
    searchAgain: searchAgainPath(order.journeys[0], now),
    ticket: state === 'issued' ? await ticketFor(agency, orderId, userId) : undefined,
  }
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

function missingIfRefused(error: unknown): never {
  const isMissing = error instanceof Error && 'status' in error && error.status === 404
  throw isMissing ? data(null, { status: 404 }) : error
}
