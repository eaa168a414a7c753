import type { Accounts } from '#accounts/server/accounts.ts'
import type { Trx } from '#database/database.ts'
import { hearerOf } from '#hearer.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { persianDigits } from '#money/digits.ts'
import type { Order } from '#orders/order.ts'
import type { Orders } from '#orders/server/orders.ts'
import { orderPath } from '#orders/web/paths.ts'
import type { Waiver } from '#penalties/waiver.ts'
import { routeInWords } from '#route-in-words.ts'

/** A direction of an order whose tickets go back whole from now on, and why. */
export interface Disrupted {
  readonly order: Order
  /** its position in the order, from 0 */
  readonly leg: number
  /** when the flight it is about was to leave */
  readonly departsAt: Temporal.Instant
  readonly reason: Waiver['reason']
  /** of a delay; below zero it leaves early */
  readonly minutes: number | undefined
}
export type TellOfDisruption = (trx: Trx, disrupted: Disrupted) => Promise<void>

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'contactOf' | 'journeysOf'>
}

/** Tells travellers by the ways they chose, in the transaction that waives the penalty; of each delay once, however often it is told. */
export function tellOfDisruptions({ messages, accounts, orders }: Hearers): TellOfDisruption {
  return async function tell(trx, disrupted) {
    const { order, leg, departsAt, reason, minutes } = disrupted
    const journey = (await orders.journeysOf(order.orderId, trx))[leg]
    if (journey === undefined) return
    const { phoneNumber } = await orders.contactOf(order.orderId, trx)
    const hearer = hearerOf(order.ownerId, await accounts.userOf(order.ownerId, trx), phoneNumber)
    const key = [order.orderId, leg, departsAt, reason, minutes ?? ''].join(':')
    const opens = orderPath(order.orderId)
    await messages.tell(hearer, { ...wordsFor(disrupted, routeInWords(journey)), key, opens }, trx)
  }
}

function wordsFor(
  { order: { orderNumber }, reason, minutes }: Disrupted,
  route: string,
): Pick<News, 'template' | 'tokens'> {
  if (reason === 'delay' && minutes !== undefined)
    return {
      template: minutes > 0 ? 'flight-late' : 'flight-early',
      tokens: [orderNumber, hoursIn(Math.abs(minutes)), route],
    }
  return {
    template: reason === 'cancelled' ? 'flight-cancelled' : 'penalty-waived',
    tokens: [orderNumber, route],
  }
}

/** «۳», «۲:۱۵» */
function hoursIn(minutes: number): string {
  const rest = minutes % 60
  const hours = persianDigits(Math.trunc(minutes / 60))
  return rest === 0 ? hours : `${hours}:${persianDigits(String(rest).padStart(2, '0'))}`
}
