import type { Accounts } from '#accounts/server/accounts.ts'
import type { Trx } from '#database/database.ts'
import type { Message } from '#messages/message.ts'
import type { Messages } from '#messages/server/messages.ts'
import { inToman } from '#money/shown.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { OrderNews, Tell } from '#orders/server/room.ts'
import { fullNumberOf } from '#passengers/contact.ts'
import { routeInWords } from '#route-in-words.ts'

interface Hearers {
  readonly messages: Messages
  /** the owner's own number is told where the contact's cannot be reached */
  readonly accounts: Pick<Accounts, 'userOf'>
  /** asked when there is news, by when the room is open */
  readonly orders: () => Orders
}

/** What travellers are told of their orders by SMS, in the transaction that made it so; each thing once. */
export function tellTravellers({ messages, accounts, orders }: Hearers): Tell {
  return async function tell(trx, news) {
    const { orderId } = news.order
    const words = await wordsFor(trx, news, orders())
    if (words === undefined) return
    const { phoneNumber } = await orders().contactOf(orderId, trx)
    const to = fullNumberOf(phoneNumber) ?? (await accounts.userOf(news.order.ownerId, trx))?.phone
    if (to !== undefined) await messages.send({ ...words, to, key: keyOf(news) }, trx)
  }
}

/** Money may come twice for one order and is told each time; everything else happens once. */
function keyOf({ order, happened }: OrderNews): string {
  const once = `${order.orderId}:${happened}`
  return happened === 'credited' ? `${once}:${crypto.randomUUID()}` : once
}

type Words = Pick<Message, 'template' | 'tokens'>

/** Nothing is said of a payment by itself: the ticket follows within minutes, or the money's way back. */
async function wordsFor(
  trx: Trx,
  { order, amount, happened }: OrderNews,
  orders: Orders,
): Promise<Words | undefined> {
  switch (happened) {
    case 'paid':
      return undefined
    case 'issued':
      return {
        template: 'ticket-issued',
        tokens: [order.orderNumber, order.reference ?? '', await journeyInWords(trx, order.orderId, orders)],
      }
    case 'failed':
      return { template: 'issue-failed', tokens: [order.orderNumber, inToman(amount)] }
    case 'credited':
      return { template: 'paid-too-late', tokens: [order.orderNumber, inToman(amount)] }
    case 'expired':
      return { template: 'hold-expired', tokens: [order.orderNumber] }
  }
}

/** «تهران به مشهد پنجشنبه ۱۲ آذر» */
async function journeyInWords(trx: Trx, orderId: string, orders: Orders): Promise<string> {
  const [journey] = await orders.journeysOf(orderId, trx)
  return journey === undefined ? '' : routeInWords(journey)
}
