import type { Accounts } from '#accounts/server/accounts.ts'
import { dayMonth, weekdayDayMonth } from '#calendar/formatted.ts'
import type { Messages } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { CalledOffNews } from '#tours/server/tours.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'order' | 'contactOf' | 'pageOf'>
}

/** A tour is called off: once an order, with the dates that can be bought instead. */
export function tellOfCalledOff({ messages, accounts, orders }: Hearers) {
  return async function calledOff(
    trx: Parameters<Messages['tell']>[2],
    { orderId, name, leavesOn, next }: CalledOffNews,
  ): Promise<void> {
    const order = await orders.order(orderId, trx)
    if (order === undefined) return
    const { phoneNumber } = await orders.contactOf(orderId, trx)
    await messages.tell(
      recipientOf(order.ownerId, await accounts.userOf(order.ownerId, trx), phoneNumber),
      {
        template: 'tour-called-off',
        tokens: [order.orderNumber, nextInWords(next), `${joined(name)} ${weekdayDayMonth(leavesOn)}`],
        key: `${orderId}:tour-called-off`,
        opens: await orders.pageOf(orderId, trx),
      },
      trx,
    )
  }
}

/** A provider's first slots take no space. */
function nextInWords(next: readonly Temporal.PlainDate[]): string {
  return next.length === 0 ? 'در\u200cسایت' : next.map((day) => joined(dayMonth(day))).join('،')
}

function joined(words: string): string {
  return words.replaceAll(' ', '\u200c')
}
