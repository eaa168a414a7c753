import type { Accounts } from '#accounts/server/accounts.ts'
import { clockTime } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { wallet } from '#messages/template.ts'
import { inToman } from '#money/formatted.ts'
import { type Rial, ZERO } from '#money/rial.ts'
import { boughtInWords } from '#notifications/bought-in-words.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { tripNewsOf } from '#notifications/trip-purchase-notifications.ts'
import { rateInWords } from '#orders/in-words.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { OrderNews, Tell } from '#orders/server/room.ts'
import { paymentPath } from '#orders/web/paths.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  /** e-mail, and phone where the contact's fails */
  readonly accounts: Pick<Accounts, 'userOf'>
  /** lazy: the room opens later */
  readonly orders: () => Orders
}

export function tellTravellers({ messages, accounts, orders }: Hearers): Tell {
  return async function tell(trx, news) {
    const { orderId } = news.order
    const inWords = (order: OrderNews['order']) => boughtInWords(trx, order, orders())
    const ofTrip = await tripNewsOf(trx, news, { trips: orders().trips, words: inWords })
    if (ofTrip === 'none') return
    const words = ofTrip === 'alone' ? await wordsFor(trx, news, orders()) : ofTrip
    if (words === undefined) return
    if (isOfFriend(news)) return tellPayer({ messages, accounts }, trx, news)
    const { ownerId: userId } = news.order
    const { phoneNumber } = await orders().contactOf(orderId, trx)
    const hearer = recipientOf(userId, await accounts.userOf(userId, trx), phoneNumber)
    const opens = orders().faceOf(news.order.product).orderPath(orderId)
    const told = { key: keyOf(news), opens, ...words }
    const key = news.again === undefined ? told.key : `${told.key}:${news.again}`
    await messages.tell(hearer, { ...told, key }, trx)
  }
}

type OfFriend = OrderNews & { readonly payerId: string }

function isOfFriend(news: OrderNews): news is OfFriend {
  return news.payerId !== undefined && news.payerId !== news.order.ownerId
}

/** Another's order is no business of his: he hears of his money alone. */
async function tellPayer(
  { messages, accounts }: Pick<Hearers, 'messages' | 'accounts'>,
  trx: Trx,
  news: OfFriend,
): Promise<void> {
  const payer = recipientOf(news.payerId, await accounts.userOf(news.payerId, trx))
  const template = news.happened === 'rate-fell' ? 'rate-fell-of-share' : 'share-in-wallet'
  const told = { template, tokens: [inToman(news.amount)], opens: wallet.path } as const
  await messages.tell(payer, { ...told, key: keyOf(news) }, trx)
}

/** Only money may come twice for an order; each time is reported. */
function keyOf({ order, happened, payerId }: OrderNews): string {
  const once = `${order.orderId}:${happened}`
  if (happened === 'rate-fell') return `${once}:${payerId}`
  return happened === 'credited' || happened === 'share-in-wallet' ? `${once}:${crypto.randomUUID()}` : once
}

type Words = Pick<News, 'template' | 'tokens'> & Partial<Pick<News, 'key' | 'opens'>>

/** A payment itself is not reported: ticket or refund follows in minutes. */
async function wordsFor(
  trx: Trx,
  { order, amount, happened, until, inShares = ZERO, falls = [] }: OrderNews,
  orders: Orders,
): Promise<Words | undefined> {
  switch (happened) {
    case 'paid':
    case 'kept':
      return undefined
    case 'issued':
      return issuedWords(trx, order, orders)
    case 'unissued':
    case 'unissued-on-credit':
      return unissuedWords(order, { amount, until, isOnCredit: happened === 'unissued-on-credit' }, orders)
    case 'failed':
      return failedWords(order, amount, orders)
    case 'failed-on-credit':
      return { template: 'failed-on-credit', tokens: [order.orderNumber, inToman(amount)] }
    case 'failed-in-shares':
      return amount === ZERO
        ? { template: 'failed-in-shares', tokens: [order.orderNumber, inToman(inShares)] }
        : {
            template: 'failed-partly-in-shares',
            tokens: [order.orderNumber, inToman(amount), inToman(inShares)],
          }
    case 'share-in-wallet':
      return { template: 'share-in-owners-wallet', tokens: [order.orderNumber, inToman(amount)] }
    case 'rate-fell':
    case 'rate-fell-on-credit':
      return { template: happened, tokens: [order.orderNumber, inToman(amount), ...ratesInWords(falls)] }
    case 'credited':
      return { template: 'paid-too-late', tokens: [order.orderNumber, inToman(amount)] }
    case 'withdrawn':
      return {
        template: 'hold-cancelled',
        tokens: [order.orderNumber, await boughtInWords(trx, order, orders)],
      }
    case 'corrected':
    case 'correction-refused':
      return {
        template: happened === 'corrected' ? 'ticket-corrected' : 'correction-refused',
        tokens: [order.orderNumber, await boughtInWords(trx, order, orders)],
      }
    case 'expired':
      return { template: 'hold-expired', tokens: [order.orderNumber] }
  }
}

/** Both rates of what fell furthest; an order's page has all of them. */
function ratesInWords(falls: NonNullable<OrderNews['falls']>): readonly [string, string] {
  const [most] = falls.toSorted((a, b) => b.amount - a.amount)
  return most === undefined ? ['—', '—'] : [rateInWords(most.charged), rateInWords(most.issued)]
}

/** Its page is where another one is taken. */
interface Unissued extends Pick<OrderNews, 'amount'> {
  readonly until: OrderNews['until'] | undefined
  readonly isOnCredit: boolean
}

function unissuedWords(
  { product, orderId, orderNumber }: OrderNews['order'],
  { amount, until, isOnCredit }: Unissued,
  orders: Orders,
): Words | undefined {
  const own = orders.faceOf(product).messages.unissued
  const template = own && isOnCredit ? 'issue-choice-on-credit' : own
  if (template === undefined || until === undefined) return undefined
  const hour = clockTime(until.toZonedDateTimeISO(iranZone))
  return { template, tokens: [orderNumber, inToman(amount), hour], opens: paymentPath(orderId) }
}

/** An order to be paid by tickets: they are unchanged and no money moved. */
function failedWords(
  { product, orderNumber, credit }: OrderNews['order'],
  amount: Rial,
  orders: Orders,
): Words {
  const { failed, inPlace } = orders.faceOf(product).messages
  if (credit === 0 || inPlace === undefined)
    return { template: failed, tokens: [orderNumber, inToman(amount)] }
  if (amount === ZERO) return { template: inPlace.failed, tokens: [orderNumber] }
  return { template: inPlace.failedPaid, tokens: [orderNumber, inToman(amount)] }
}

async function issuedWords(trx: Trx, order: OrderNews['order'], orders: Orders): Promise<Words> {
  const { orderNumber, reference, product } = order
  const tokens = [orderNumber, reference ?? '', await boughtInWords(trx, order, orders)]
  const { issued, issuedBeside } = orders.faceOf(product).messages
  const beside = issuedBeside && (await orders.productOf(product).besideInWords?.(trx, order.orderId))
  if (issuedBeside === undefined || beside === undefined) return { template: issued, tokens }
  return { template: issuedBeside, tokens: [...tokens, beside] }
}

/** «تهران به مشهد پنجشنبه ۱۲ آذر», «هتل‌مرجان، کیش از پنجشنبه ۱۲ آذر» */
