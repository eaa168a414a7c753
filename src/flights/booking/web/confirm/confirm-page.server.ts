import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import type { Verified } from '#flights/booking/order-response.ts'
import { searchAgainPath, tripOf } from '#flights/booking/web/confirm/confirm-trip.server.ts'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { flightKind } from '#flights/kind.ts'
import { anotherFlightPath, dateChangePath } from '#flights/web/order-path.ts'
import { rial } from '#money/rial.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { labels } from '#orders/labels.ts'
import { isStatus, type Status } from '#orders/life.ts'
import { paidWithItsTrip } from '#orders/web/confirm/paid-with-its-trip.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { waitForBank } from '#orders/web/wait-for-bank.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

/** An order to be paid; a paid one redirects to its payment page, an ended one says so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { flights, orders, payments, wallet } = agencyOf(context, 'flights')
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  const order = await orderIn(() => flights.verified(orderId, visitor.userId), orderId).catch(
    async (missing: unknown) => {
      const elsewhere = await confirmedElsewhere(orders, orderId, visitor.userId)
      throw elsewhere === undefined ? missing : redirect(elsewhere)
    },
  )
  if ('gone' in order) return { gone: order.gone, searchAgain: '/' }
  const { status, holdExpiresAt, flightGroups } = order
  const { of, back } = await orders.rebookingsOf(orderId, visitor.userId)
  const searchAgain =
    of === null
      ? searchAgainPath(flightGroups, partyOf(order.passengers))
      : of.reason === 'traveller'
        ? dateChangePath(of.orderId, { leg: of.leg, who: of.passengers })
        : anotherFlightPath(of.orderId, of.leg)
  if (holdExpiresAt === null) return ended(order, searchAgain)
  await paidWithItsTrip({ orders }, { orderId, userId: visitor.userId })
  if (isStatus(status)) await waitForBank({ payments }, { orderId, userId: visitor.userId, status })
  const { isPriceOnly } = await orders.ofUser(orderId, visitor.userId)
  const sum = await orders.sumOf(orderId, visitor.userId)
  return {
    gone: undefined,
    order: { orderId, orderNumber: order.orderNumber },
    isApproved: status === 'approved',
    trip: tripOf(order),
    travellers: order.passengers,
    isEditable: (await flights.orderInForm(orderId, visitor.userId)) !== undefined,
    legs: order.legs,
    priceChange: order.priceChange,
    sum,
    foreign: (await orders.foreignPricesOf(orderId)).map(foreignWords),
    terms: await orders.termsOf(orderId, visitor.userId),
    inPlaceOf: of === null ? undefined : { back, penalty: of.penalty },
    balance: await wallet.balanceOf(visitor.userId),
    hold: {
      until: holdExpiresAt,
      priceOnly: isPriceOnly,
      totalSeconds: of?.reason === 'traveller' ? clocks.refundQuote : clocks.hold,
    },
    gateways: await payments.choice({
      userId: visitor.userId,
      amount: rial(sum.total - sum.discount - sum.credit),
    }),
    searchAgain,
  }
}

async function orderIn(
  ask: () => Promise<Verified>,
  orderId: string,
): Promise<Verified | { readonly gone: string }> {
  if (!isId(orderId)) throw data(null, { status: 404 })
  try {
    return await ask()
  } catch (error) {
    const { status, says } = refusalIn(error)
    if (status === 404) throw data(null, { status })
    return { gone: says }
  }
}

/** Another product's order is confirmed on its own page. */
async function confirmedElsewhere(
  orders: Pick<PageRooms['flights']['orders'], 'ofUser' | 'faceOf'>,
  orderId: string,
  userId: string,
): Promise<string | undefined> {
  if (!isId(orderId)) return undefined
  try {
    const { product } = await orders.ofUser(orderId, userId)
    return product === flightKind ? undefined : orders.faceOf(product).confirmPath(orderId)
  } catch (error) {
    if (refusalIn(error).status === 404) return undefined
    throw error
  }
}

/** §4: for paid, issuing, issued and failed orders, see the payment page. */
function ended({ orderId, status }: Verified, searchAgain: string) {
  if (!isStatus(status)) throw new RangeError(`no such status: ${status}`)
  if (wasPaid(status)) throw redirect(paymentPath(orderId))
  return { gone: labels[status].says, searchAgain }
}

function wasPaid(status: Status): boolean {
  return labels[status].payment === 'successful'
}

function partyOf(travellers: Verified['passengers']) {
  const count = (type: Verified['passengers'][number]['paxType']) =>
    travellers.filter(({ paxType }) => paxType === type).length
  return { adults: count('Adult'), children: count('Child'), infants: count('Infant') }
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
