import { data, type LoaderFunctionArgs } from 'react-router'
import { recordLook } from '#desk/server/record-look.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import type { Order } from '#orders/order.ts'
import type { Orders } from '#orders/server/door.ts'
import { reasonsFor } from '#refunds/reasons.ts'
import type { RefundableItem } from '#refunds/responses.ts'
import type { Refunds } from '#refunds/server/refunds.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const order = await rooms.orders.numbered(params['number'] ?? '')
  if (order === undefined) throw data(null, { status: 404 })
  const { orderNumber } = order
  await recordLook(rooms, staffOf(context), {
    action: 'order.opened',
    subject: { kind: 'order', id: orderNumber },
  })
  return refundOf(rooms, order)
}

interface Rooms {
  readonly orders: Pick<Orders, 'faceOf'>
  readonly refunds: Pick<Refunds, 'refundableOf'>
}

/** What of it can be given back, or why nothing can. */
export async function refundOf(rooms: Rooms, { orderId, orderNumber, ownerId: userId, product }: Order) {
  const reasons = reasonsFor(rooms.orders.faceOf(product).refund)
  const shared = {
    orderNumber,
    reasons: reasons.map(({ id, title }) => ({ value: String(id), label: title })),
  }
  try {
    const { items } = await rooms.refunds.refundableOf({ orderId, userId })
    return { ...shared, refusal: undefined, items: items.map(itemView) }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { ...shared, refusal: error.says, items: [] }
  }
}

function itemView({ passenger, leg, name, state, reason, ...amounts }: RefundableItem) {
  return {
    key: `${passenger}-${leg}`,
    passenger,
    leg,
    words: `${name}، بخش ${persianDigits(leg + 1)}`,
    isGone: state === 'refunded',
    reason: reason ?? '',
    paid: priceText(amounts.paid),
    penalty: priceText(amounts.penalty),
    refund: priceText(amounts.refund),
  }
}

export type OrderRefund = Awaited<ReturnType<typeof loader>>
