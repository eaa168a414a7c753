import { travelDayPath } from '#flights/web/order-path.ts'
import type { OrderListed } from '#orders/responses.ts'
import { supportPath } from '#orders/support-path.ts'
import { refundPath } from '#orders/web/paths.ts'
import { nextFlightOf } from '#orders/web/trips/next-flight.ts'
import { nextStayOf, sooner } from '#orders/web/trips/next-stay.ts'

export interface TripAhead {
  readonly orderId: string
  readonly orderNumber: string
  readonly isFlight: boolean
  /** «تهران به مشهد», or a hotel's name */
  readonly name: string
  readonly when: string
}

export interface TripAct {
  readonly to: string
  readonly words: string
  readonly icon:
    | 'arrow-u-up-left-bold'
    | 'suitcase-rolling'
    | 'pencil-simple-bold'
    | 'headset'
    | 'bed-duotone'
}

/** The soonest of what is issued, as the trips of its owner name it. */
export function tripAheadOf(orders: readonly OrderListed[], now: Temporal.Instant): TripAhead | undefined {
  const { flight, stay } = sooner(nextFlightOf(orders, now), nextStayOf(orders, now))
  const orderId = flight?.orderId ?? stay?.orderId
  const order = orders.find((one) => one.orderId === orderId)
  if (order === undefined) return undefined
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    isFlight: flight !== undefined,
    name: flight === undefined ? (stay?.name ?? '') : `${flight.from} به ${flight.to}`,
    when: flight?.when ?? stay?.when ?? '',
  }
}

/** What may be done with it; `page`: of the order, which says who is on it. */
export function tripActs(
  { orderId, isFlight }: Pick<TripAhead, 'orderId' | 'isFlight'>,
  { page, isRefundable }: { readonly page: string; readonly isRefundable: boolean },
): readonly TripAct[] {
  const refund: TripAct = {
    to: refundPath(orderId),
    words: isFlight ? 'استرداد این بلیت' : 'استرداد این اقامت',
    icon: 'arrow-u-up-left-bold',
  }
  const ofFlight: readonly TripAct[] = [
    { to: travelDayPath(orderId), words: 'بار این پرواز', icon: 'suitcase-rolling' },
    { to: `${page}#order-people`, words: 'اصلاح نام', icon: 'pencil-simple-bold' },
  ]
  const ofStay: readonly TripAct[] = [{ to: page, words: 'دیدن رزرو', icon: 'bed-duotone' }]
  return [
    ...(isRefundable ? [refund] : []),
    ...(isFlight ? ofFlight : ofStay),
    { to: supportPath(orderId), words: 'گفتگو روی سفارش', icon: 'headset' },
  ]
}
