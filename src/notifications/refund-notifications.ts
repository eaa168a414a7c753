import type { Accounts } from '#accounts/server/accounts.ts'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { inToman } from '#money/formatted.ts'
import { boughtInWords } from '#notifications/bought-in-words.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { brokenTripNews } from '#notifications/trip-purchase-notifications.ts'
import { unbroken } from '#orders/in-words.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { RefundNews, TellOfRefund } from '#refunds/server/refunds.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  /** e-mail, and phone where the contact's fails */
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'contactOf' | 'numbersOf' | 'pageOf' | 'order' | 'trips'> &
    Parameters<typeof boughtInWords>[2]
}

export function tellOfRefunds({ messages, accounts, orders }: Hearers): TellOfRefund {
  return async function tell(trx, news) {
    const { phoneNumber } = await orders.contactOf(news.orderId, trx)
    const hearer = recipientOf(news.userId, await accounts.userOf(news.userId, trx), phoneNumber)
    const opens = await orders.pageOf(news.happened === 'exchanged' ? news.into.orderId : news.orderId, trx)
    const order = news.happened === 'in-wallet' ? await orders.order(news.orderId, trx) : undefined
    const broken =
      news.happened === 'in-wallet' && order !== undefined
        ? await brokenTripNews(trx, { order, amount: news.amount, key: news.key }, orders)
        : undefined
    if (broken !== undefined) return messages.tell(hearer, broken, trx)
    const words = news.happened === 'exchanged' ? await exchangedWords(trx, orders, news) : wordsFor(news)
    await messages.tell(hearer, { ...words, key: news.key, opens }, trx)
  }
}

type Exchanged = Extract<RefundNews, { happened: 'exchanged' }>

async function exchangedWords(
  trx: Trx,
  orders: Hearers['orders'],
  { orderId, into, amount }: Exchanged,
): Promise<Pick<News, 'template' | 'tokens'>> {
  const old = (await orders.numbersOf([orderId], trx)).get(orderId) ?? ''
  const numbers = [old, into.orderNumber]
  const made = await orders.order(into.orderId, trx)
  const inPlace = made && orders.faceOf(made.product).messages.inPlace
  if (made === undefined || inPlace === undefined) throw new Error(`order ${into.orderId} takes no place`)
  const bought = await boughtInWords(trx, made, orders)
  if (amount === 0) return { template: inPlace.issued, tokens: [...numbers, bought] }
  return { template: inPlace.cheaper, tokens: [...numbers, inToman(amount), bought] }
}

function wordsFor(news: Exclude<RefundNews, Exchanged>): Pick<News, 'template' | 'tokens'> {
  if (news.happened === 'step-ahead')
    return {
      template: 'refund-step-ahead',
      tokens: [news.orderNumber, inToman(news.before), inToman(news.after), hourThere(news)],
    }
  const { trackingNumber, amount, dueAt } = news
  const tokens = [trackingNumber, inToman(amount)]
  return news.happened === 'on-its-way'
    ? { template: 'refund-on-its-way', tokens: [...tokens, hourAndDay(dueAt.toZonedDateTimeISO(iranZone))] }
    : { template: templates[news.happened], tokens }
}

const templates = {
  'in-wallet': 'refund-in-wallet',
  'in-credit': 'refund-in-credit',
  'at-bank': 'refund-at-bank',
  bounced: 'refund-bounced',
  compensated: 'refund-compensated',
} as const

function hourAndDay(at: Temporal.ZonedDateTime): string {
  return `${weekdayDayMonth(at.toPlainDate())} ساعت ${clockTime(at)}`
}

/** Abroad with the city: «پنجشنبه ۱۲ آذر ۱۲:۰۰ به‌وقت استانبول», five spaces, the limit. */
function hourThere({ at, cityName }: Extract<RefundNews, { happened: 'step-ahead' }>): string {
  if (at.timeZoneId === iranZone) return hourAndDay(at)
  return `${weekdayDayMonth(at.toPlainDate())} ${clockTime(at)} به‌وقت ${unbroken(cityName)}`
}
