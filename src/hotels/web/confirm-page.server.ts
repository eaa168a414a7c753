import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import type { HotelOrdered } from '#hotels/responses.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { rial } from '#money/rial.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { labels } from '#orders/labels.ts'
import { isStatus } from '#orders/life.ts'
import { paidWithItsTrip } from '#orders/web/confirm/paid-with-its-trip.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import { isId } from '#payments/web/is-id.ts'
import type { Refusal } from '#server/refusal.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { hotels, orders, payments, wallet } = agencyOf(context, 'hotels')
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  if (!isId(orderId)) throw data(null, { status: 404 })
  const ordered = await orderIn(() => hotels.ordered(orderId, visitor.userId))
  if ('gone' in ordered) return { gone: ordered.gone, searchAgain: '/hotel-home' }
  const { hotel, checkIn, checkOut, nights, rooms, status, holdExpiresAt } = ordered
  const searchAgain = hotelPath(hotel.id, ordered)
  if (holdExpiresAt === null) return ended(ordered, searchAgain)
  await paidWithItsTrip({ orders }, { orderId, userId: visitor.userId })
  if (isStatus(status)) await waitForBank({ payments }, { orderId, userId: visitor.userId, status })
  const sum = await orders.sumOf(orderId, visitor.userId)
  return {
    gone: undefined,
    order: { orderId, orderNumber: ordered.orderNumber },
    isApproved: status === 'approved',
    stay: { hotel, checkIn, checkOut, nights },
    rooms,
    wishes: ordered.wishes,
    priceChange: ordered.priceChange,
    sum,
    foreign: (await orders.foreignPricesOf(orderId)).map(foreignWords),
    terms: await orders.termsOf(orderId, visitor.userId),
    balance: await wallet.balanceOf(visitor.userId),
    hold: { until: holdExpiresAt, totalSeconds: clocks.hold, priceOnly: hotel.soldBy !== null },
    gateways: await payments.choice({ userId: visitor.userId, amount: rial(sum.total - sum.discount) }),
    searchAgain,
  }
}

async function orderIn(
  asked: () => Promise<HotelOrdered>,
): Promise<HotelOrdered | { readonly gone: string }> {
  try {
    return await asked()
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    return { gone: error.says }
  }
}

/** By name: the page bundle has its own copy of the class. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal'
}

/** §4: paid, being issued, issued and failed belong to the payment page. */
function ended({ orderId, status }: HotelOrdered, searchAgain: string) {
  if (!isStatus(status)) throw new RangeError(`no such status: ${status}`)
  if (labels[status].payment === 'successful') throw redirect(paymentPath(orderId))
  return { gone: labels[status].says, searchAgain }
}
