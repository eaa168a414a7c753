import type { Approved, PriceChanged } from '#flights/booking/order-response.ts'
import { type Agreeing, isCalm } from '#flights/booking/server/reserve-risk.ts'
import type { OrderToReserve } from '#flights/requests.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { rial } from '#money/rial.ts'
import { isUnpaid } from '#orders/life.ts'
import { due, type Order } from '#orders/order.ts'
import type { PriceChange } from '#orders/price-change.ts'

/**
 * Answers the call ReserveFlightOrder. A captcha only where `isCalm` says no; none for an order agreed to already, nor for agreeing to a
 * higher price. One that is brought must be right.
 */
export async function reserve(
  room: Room,
  asked: OrderToReserve,
  { userId, address }: Agreeing,
): Promise<Approved> {
  const { orderId, agreedTotal } = asked
  const order = await room.orders.ofUser(orderId, userId, 'flight')
  if (order.status !== 'approved') {
    const change = await room.orders.priceChangeOf(orderId, userId)
    const isAnswer = agreedTotal !== undefined && change?.until != null
    // paying with a ticket proves a human buyer
    if (!isAnswer && order.credit === 0) await mustBeCalm(room, asked, address)
  }
  const { order: agreed, priceChange } = await room.orders.approve(orderId, userId, {
    agreedTotal: agreedTotal === undefined ? undefined : rial(agreedTotal),
  })
  return {
    orderId,
    status: agreed.status,
    ...sumsOf(agreed),
    holdExpiresAt: isUnpaid(agreed.status) ? agreed.holdExpiresAt.toString() : null,
    priceChange: changeView(priceChange),
  }
}

async function mustBeCalm(room: Room, asked: OrderToReserve, address: string): Promise<void> {
  if (asked.captchaId === '') {
    if (await isCalm(room, { orderId: asked.orderId, address })) return
    throw refuse('CAPTCHA_NEEDED')
  }
  if (!(await isSolved(room, asked))) throw refuse('CAPTCHA_WRONG', { property: 'captchaCode' })
}

function isSolved(
  { captcha, database }: Room,
  { orderId, captchaId, captchaCode, captchaWork }: OrderToReserve,
): Promise<boolean> {
  return captcha.spend(database, {
    captchaId,
    subject: orderId,
    answer: captchaCode,
    work: captchaWork,
  })
}

export function sumsOf(
  order: Order,
): Pick<Approved, 'totalPrice' | 'discount' | 'walletPart' | 'credit' | 'due'> {
  const { total, discount, walletPart, credit } = order
  return { totalPrice: total, discount, walletPart, credit, due: due(order) }
}

export function changeView(change: PriceChange | null): PriceChanged | null {
  return change && { ...change, until: change.until?.toString() ?? null }
}
