import { orderCalls } from '#orders/calls.ts'
import { declineChoice } from './decline-choice.ts'
import { type Diary, newDiary, once, type Shop } from './diary.ts'
import { type Paying, payOnAndOn, waitForEnd } from './pay.ts'

/** Another flight in place of one that could not be issued, with the money that was paid; whoever has no choice left has the money. */
export async function takeInstead(shop: Shop, paying: Paying, diary: Diary): Promise<void> {
  const line = orderCalls.choice.line.replace('{id}', diary.orderId ?? '')
  const { data } = await shop.ask(line, { by: diary.buyer.token })
  const offer = orderCalls.choice.answer.parse(data).offers.at(-1)
  if (offer === undefined) return declineChoice(shop, paying, diary)
  const made = newDiary(diary.buyer)
  diary.instead.push(made)
  const told = await once(shop, made, {
    line: orderCalls.takeInstead.line,
    body: { orderId: diary.orderId, offer: offer.offer, total: offer.total },
  })
  if (told === undefined) return declineChoice(shop, paying, diary)
  const taken = orderCalls.takeInstead.answer.parse(told.data)
  diary.status = 'replaced'
  made.orderId = taken.orderId
  made.total = offer.total
  made.status = taken.status
  if (offer.toPay > 0)
    await payOnAndOn(
      shop,
      {
        goods: paying.goods,
        cards: paying.cards,
        ...(paying.looks !== undefined && { looks: paying.looks }),
      },
      made,
    )
  else await waitForEnd(shop, paying, made)
}
