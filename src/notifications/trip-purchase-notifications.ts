import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { News } from '#messages/server/messages.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { plus, type Rial, sum } from '#money/rial.ts'
import { unbroken } from '#orders/in-words.ts'
import { inMoney, type Order } from '#orders/order.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { OrderNews } from '#orders/server/room.ts'
import { tripPath } from '#orders/web/paths.ts'

export type TripNews = Pick<News, 'template' | 'tokens' | 'key' | 'opens'>

/** `alone`: it is told as an order's; `none`: with another part of its trip. */
export type TripNewsOrNot = TripNews | 'alone' | 'none'

type Shop = Pick<Orders, 'trips'>
type Words = (order: Order) => Promise<string>

/** What is bought together is told together: once, when the last of it has come to its end. */
export async function tripNewsOf(
  trx: Trx,
  news: OrderNews,
  { trips, words }: Shop & { readonly words: Words },
): Promise<TripNewsOrNot> {
  const { tripId } = news.order
  if (tripId === null) return 'alone'
  const { happened, order, amount } = news
  const { tripNumber } = await trips.ofUser(tripId, order.ownerId, trx)
  const newsOf = (template: TripNews['template'], tokens: readonly string[], key: string): TripNews => ({
    template,
    tokens: [tripNumber, ...tokens],
    key: `${tripId}:${key}`,
    opens: tripPath(tripId),
  })
  if (happened === 'expired') return newsOf('trip-expired', [], 'expired')
  if (happened === 'credited')
    return newsOf('trip-paid-too-late', [inToman(amount)], `credited:${crypto.randomUUID()}`)
  if (happened !== 'issued' && happened !== 'failed' && happened !== 'kept') return 'alone'
  const parts = await paidTogether(trx, order, { trips })
  if (parts.length < 2) return 'alone'
  if (parts.some(({ status }) => status === 'paid' || status === 'issuing')) return 'none'
  // another payment of the trip is told for itself
  const paid = String(order.paidAt?.epochMilliseconds)
  const [issued, failed] = [parts.filter(isIssued), parts.filter(({ status }) => status === 'failed')]
  const [first, ...others] = issued
  if (first === undefined) return newsOf('trip-failed', [inToman(backOf(failed))], `failed:${paid}`)
  if (failed.length === 0)
    return newsOf('trip-issued', [await words(first), await listed(others, words)], `issued:${paid}`)
  // what was issued goes back first: then all of it is told at once
  if (first.isWhole && happened !== 'kept') return issued.length === 1 ? 'none' : 'alone'
  return newsOf('trip-partly', [inToman(backOf(failed)), await listed(issued, words)], `partly:${paid}`)
}

/** The last of a trip that came to nothing is back in the wallet; undefined where that is not the whole of it. */
export async function brokenTripNews(
  trx: Trx,
  back: { readonly order: Order; readonly amount: Rial; readonly key: string },
  { trips }: Shop,
): Promise<TripNews | undefined> {
  const { order, amount, key } = back
  if (order.tripId === null || !order.isWhole) return undefined
  const parts = await paidTogether(trx, order, { trips })
  const failed = parts.filter(({ status }) => status === 'failed')
  if (failed.length === 0 || failed.length + 1 !== parts.length) return undefined
  const { tripNumber } = await trips.ofUser(order.tripId, order.ownerId)
  const tokens = [tripNumber, inToman(plus(backOf(failed), amount))]
  return { template: 'trip-failed', tokens, key, opens: tripPath(order.tripId) }
}

/** One after another, so that of two parts that end at once the later sees the other's end. */
async function paidTogether(trx: Trx, { tripId, paidAt }: Order, { trips }: Shop): Promise<readonly Order[]> {
  if (tripId === null || paidAt === null) return []
  await sql`select pg_advisory_xact_lock(hashtextextended(${`news of trip ${tripId}`}, 0))`.execute(trx)
  const orders = await trips.ordersOf(tripId, trx)
  return orders.filter((order) => order.paidAt?.equals(paidAt))
}

function isIssued({ status }: Order): boolean {
  return status === 'issued' || status === 'refunded'
}

function backOf(failed: readonly Order[]): Rial {
  return sum(failed.map(inMoney))
}

/** «هتل‌مرجان، کیش از پنجشنبه ۱۲ آذر», of several the first: «… و ۲ بخش دیگر» */
async function listed(orders: readonly Order[], words: Words): Promise<string> {
  const [first, ...others] = orders
  if (first === undefined) return '—'
  const says = await words(first)
  return others.length === 0 ? says : `${says} ${unbroken(`و ${persianDigits(others.length)} بخش دیگر`)}`
}
