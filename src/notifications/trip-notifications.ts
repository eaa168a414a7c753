import type { Accounts } from '#accounts/server/accounts.ts'
import { clockTime } from '#calendar/formatted.ts'
import type { FlightNear } from '#flights/server/room.ts'
import type { Messages } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { routeInWords } from '#orders/in-words.ts'
import type { Orders } from '#orders/server/orders.ts'
import { presenceWords } from '#papers/presence-words.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'order' | 'contactOf' | 'pageOf'>
}

/** §9: the day before, departure and time to be at the airport. */
export function tellOfTrips({ messages, accounts, orders }: Hearers): FlightNear {
  return async function flightNear(trx, { orderId, leg, pnr, presenceMinutes, ...route }) {
    const order = await orders.order(orderId, trx)
    if (order === undefined) return
    const departs = route.departsLocal
    const { phoneNumber } = await orders.contactOf(orderId, trx)
    const hearer = recipientOf(order.ownerId, await accounts.userOf(order.ownerId, trx), phoneNumber)
    await messages.tell(
      hearer,
      {
        template: 'flight-near',
        tokens: [pnr, clockTime(departs), presenceWords(departs, presenceMinutes).at, routeInWords(route)],
        key: `${orderId}:${leg}:flight-near`,
        opens: await orders.pageOf(orderId, trx),
      },
      trx,
    )
  }
}
