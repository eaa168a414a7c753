import type { Accounts } from '#accounts/server/accounts.ts'
import type { Trx } from '#database/database.ts'
import { hearerOf } from '#hearer.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { inToman } from '#money/shown.ts'
import { visaName } from '#orders/bought-words.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { OrderNews, Tell } from '#orders/server/room.ts'
import { orderPath } from '#orders/web/paths.ts'
import { routeInWords, stayInWords } from '#route-in-words.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  /** the owner's e-mail, and his number where the contact's cannot be reached */
  readonly accounts: Pick<Accounts, 'userOf'>
  /** asked when there is news, by when the room is open */
  readonly orders: () => Orders
}

/** What travellers are told of their orders by the ways they chose, in the transaction that made it so; each thing once. */
export function tellTravellers({ messages, accounts, orders }: Hearers): Tell {
  return async function tell(trx, news) {
    const { orderId } = news.order
    const words = await wordsFor(trx, news, orders())
    if (words === undefined) return
    const { phoneNumber } = await orders().contactOf(orderId, trx)
    const { ownerId: userId } = news.order
    const hearer = hearerOf(userId, await accounts.userOf(userId, trx), phoneNumber)
    const opens = orderPath(orderId, news.order.product)
    await messages.tell(hearer, { ...words, key: keyOf(news), opens }, trx)
  }
}

/** Money may come twice for one order and is told each time; everything else happens once. */
function keyOf({ order, happened }: OrderNews): string {
  const once = `${order.orderId}:${happened}`
  return happened === 'credited' ? `${once}:${crypto.randomUUID()}` : once
}

type Words = Pick<News, 'template' | 'tokens'>

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
      return issuedWords(trx, order, orders)
    case 'failed': {
      return { template: failedOf[order.product], tokens: [order.orderNumber, inToman(amount)] }
    }
    case 'credited':
      return { template: 'paid-too-late', tokens: [order.orderNumber, inToman(amount)] }
    case 'withdrawn':
      return {
        template: 'hold-cancelled',
        tokens: [order.orderNumber, await journeyInWords(trx, order.orderId, orders)],
      }
    case 'expired':
      return { template: 'hold-expired', tokens: [order.orderNumber] }
  }
}

const failedOf = { flight: 'issue-failed', hotel: 'booking-failed', visa: 'visa-failed' } as const

async function issuedWords(trx: Trx, order: OrderNews['order'], orders: Orders): Promise<Words> {
  const { orderId, orderNumber, reference } = order
  const numbers = [orderNumber, reference ?? '']
  if (order.product === 'flight')
    return { template: 'ticket-issued', tokens: [...numbers, await journeyInWords(trx, orderId, orders)] }
  if (order.product === 'visa') {
    const visa = await orders.visaOf(orderId, trx)
    return { template: 'visa-received', tokens: [...numbers, visa === null ? '' : visaName(visa)] }
  }
  const stay = await orders.stayOf(orderId, trx)
  return { template: 'voucher-issued', tokens: [...numbers, stay === null ? '' : stayInWords(stay)] }
}

/** «تهران به مشهد پنجشنبه ۱۲ آذر» */
async function journeyInWords(trx: Trx, orderId: string, orders: Orders): Promise<string> {
  const [journey] = await orders.journeysOf(orderId, trx)
  return journey === undefined ? '' : routeInWords(journey)
}
