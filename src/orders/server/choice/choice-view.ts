import type { Choice } from '#orders/choice-response.ts'
import { inMoney, type Order } from '#orders/order.ts'
import { differenceOf } from '#orders/rebooking.ts'
import { choiceOf } from '#orders/server/choice/end-choice.ts'
import { productOf, type Room } from '#orders/server/room.ts'

export type ChoiceView = Choice

/** Offers only while one of them can still be taken. */
export async function choiceView(room: Room, order: Order): Promise<ChoiceView> {
  const paid = inMoney(order)
  const choice = await choiceOf(room.database, order.orderId)
  const onCredit = (await room.credits.payerOf(order.orderId)) !== undefined
  const none = { until: null, paid, onCredit, takenBy: choice?.takenBy ?? null, offers: [] }
  if (order.status !== 'unissued' || choice === undefined) return none
  if (Temporal.Instant.compare(room.clock.now(), choice.until) >= 0) return none
  const offers = (await productOf(room, order).instead?.offers(order.orderId, order.ownerId)) ?? []
  const told = offers.map(({ ways, ...offer }) => {
    const { toPay, back } = differenceOf(offer.total, paid)
    return { ...offer, ways: [...ways], toPay, back }
  })
  return { ...none, until: choice.until.toString(), offers: told }
}
