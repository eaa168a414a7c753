import type { Accounts } from '#accounts/server/accounts.ts'
import { clockTime } from '#calendar/formatted.ts'
import type { Trx } from '#database/database.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { persianDigits } from '#money/digits.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { routeInWords } from '#orders/in-words.ts'
import type { Journey, Order } from '#orders/order.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Waiver } from '#penalties/waiver.ts'
import { airportOf } from '#places/airports.ts'

export interface Disrupted {
  readonly order: Order
  /** position in the order, from 0 */
  readonly leg: number
  readonly departsAt: Temporal.Instant
  readonly origin: string
  readonly reason: Waiver['reason']
  /** delay; negative is early, 0 back on time */
  readonly minutes?: number | undefined
  readonly isFree?: boolean
  /** time of the flight's status; undefined for a waiver alone */
  readonly since?: Temporal.Instant
}
export type TellOfDisruption = (trx: Trx, disrupted: Disrupted) => Promise<void>

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'contactOf' | 'journeysOf'>
}

/** By the chosen channels, in the transaction of a waiver; each change once. */
export function tellOfDisruptions({ messages, accounts, orders }: Hearers): TellOfDisruption {
  return async function tell(trx, disrupted) {
    const { order, leg, departsAt, reason, since } = disrupted
    const journey = (await orders.journeysOf(order.orderId, trx))[leg]
    if (journey === undefined) return
    const { phoneNumber } = await orders.contactOf(order.orderId, trx)
    const hearer = recipientOf(order.ownerId, await accounts.userOf(order.ownerId, trx), phoneNumber)
    const key = [order.orderId, leg, departsAt, reason, since ?? ''].join(':')
    const opens = flightOrderPath(order.orderId)
    await messages.tell(hearer, { ...wordsFor(disrupted, journey), key, opens }, trx)
  }
}

function wordsFor(disrupted: Disrupted, journey: Journey): Pick<News, 'template' | 'tokens'> {
  const { reason, minutes, order } = disrupted
  if (reason === 'delay' && minutes !== undefined) return newTimeWords({ ...disrupted, minutes }, journey)
  return { template: disruptionTemplate(disrupted), tokens: [order.orderNumber, routeInWords(journey)] }
}

/** Which message goes. */
export function disruptionTemplate({
  reason,
  minutes,
  isFree,
}: Pick<Disrupted, 'reason' | 'minutes' | 'isFree'>): News['template'] {
  if (reason === 'cancelled') return 'flight-cancelled'
  if (reason !== 'delay' || minutes === undefined) return 'penalty-waived'
  if (isFree !== true) return 'flight-new-time'
  return minutes > 0 ? 'flight-late' : 'flight-early'
}

/** With the date: a late flight may leave after midnight. */
function newTimeWords(
  disrupted: Disrupted & { readonly minutes: number },
  journey: Journey,
): Pick<News, 'template' | 'tokens'> {
  const { order, departsAt, origin, minutes, isFree } = disrupted
  const template = disruptionTemplate(disrupted)
  const departsLocal = departsAt
    .add({ minutes })
    .toZonedDateTimeISO(airportOf(origin).timeZone)
    .toPlainDateTime()
  const [hour, route] = [clockTime(departsLocal), routeInWords({ ...journey, departsLocal })]
  if (isFree !== true) return { template, tokens: [order.orderNumber, hour, route] }
  return { template, tokens: [order.orderNumber, hoursIn(Math.abs(minutes)), hour, route] }
}

function hoursIn(minutes: number): string {
  const rest = minutes % 60
  const hours = persianDigits(Math.trunc(minutes / 60))
  return rest === 0 ? hours : `${hours}:${persianDigits(String(rest).padStart(2, '0'))}`
}
