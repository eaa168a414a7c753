import type { Accounts } from '#accounts/server/accounts.ts'
import { clockTime, hourSeenFrom } from '#calendar/formatted.ts'
import type { DayNews, DayOfTravel } from '#flights/server/room.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { routeInWords } from '#orders/in-words.ts'
import type { Orders } from '#orders/server/orders.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'order' | 'contactOf' | 'pageOf'>
}

/** What was wished for the day of travel, by the channels its owner chose for flights. */
export function tellOfTheDay({ messages, accounts, orders }: Hearers): DayOfTravel {
  return async function dayOfTravel(trx, news) {
    const { orderId, leg, message, place } = news
    const order = await orders.order(orderId, trx)
    if (order === undefined) return
    const { phoneNumber } = await orders.contactOf(orderId, trx)
    const hearer = recipientOf(order.ownerId, await accounts.userOf(order.ownerId, trx), phoneNumber)
    const key = [orderId, leg, 'day', message, ...(message === 'gate' ? [place] : [])].join(':')
    await messages.tell(hearer, { ...wordsOf(news), key, opens: await orders.pageOf(orderId, trx) }, trx)
  }
}

function wordsOf({
  message,
  pnr,
  place,
  hours,
  departsLocal,
  timeZone,
  ...route
}: DayNews): Pick<News, 'template' | 'tokens'> {
  const day = departsLocal.toPlainDate()
  const seen = (at: Temporal.Instant) => hourSeenFrom(day, at.toZonedDateTimeISO(timeZone).toPlainDateTime())
  const way = routeInWords({ ...route, departsLocal })
  switch (message) {
    case 'check-in':
      return { template: 'day-check-in', tokens: [pnr, seen(hours.checkInClosesAt ?? hours.departsAt), way] }
    case 'leave':
      return { template: 'day-leave', tokens: [pnr, clockTime(departsLocal), seen(hours.leaveAt), way] }
    case 'gate':
      return { template: 'day-gate', tokens: [clockTime(departsLocal), place, way] }
  }
}
