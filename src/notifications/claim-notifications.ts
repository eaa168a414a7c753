import type { Accounts } from '#accounts/server/accounts.ts'
import { dateWithYear } from '#calendar/formatted.ts'
import type { ClaimDue, ClaimNews } from '#flights/server/room.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import type { Orders } from '#orders/server/orders.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'order' | 'contactOf' | 'pageOf'>
}

/** What is to be done of a claim now, to the order's owner alone. */
export function tellOfClaims({ messages, accounts, orders }: Hearers): ClaimDue {
  return async function claimDue(trx, news) {
    const order = await orders.order(news.orderId, trx)
    if (order === undefined) return
    const { phoneNumber } = await orders.contactOf(news.orderId, trx)
    const hearer = recipientOf(order.ownerId, await accounts.userOf(order.ownerId, trx), phoneNumber)
    const told = {
      key: `claim:${news.claimId}:${news.reminder}`,
      opens: await orders.pageOf(news.orderId, trx),
    }
    await messages.tell(hearer, { ...wordsOf(news, order.orderNumber), ...told }, trx)
  }
}

function wordsOf(
  { reminder, airline, suitBy }: ClaimNews,
  number: string,
): Pick<News, 'template' | 'tokens'> {
  return reminder === 'suit' && suitBy !== null
    ? { template: 'claim-suit-due', tokens: [number, dateWithYear(suitBy)] }
    : { template: 'claim-answer-due', tokens: [number, airline] }
}
