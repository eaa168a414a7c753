import type { Accounts } from '#accounts/server/accounts.ts'
import type { Messages } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import type { Orders } from '#orders/server/orders.ts'
import { supportPath } from '#orders/support-path.ts'
import type { TellOfAnswer } from '#support/server/support.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'numbersOf' | 'contactOf'>
  readonly publicUrl: () => string
}

/** Names neither who wrote nor what: a locked screen shows it. */
export function tellOfSupport({ messages, accounts, orders, publicUrl }: Hearers): TellOfAnswer {
  return async function tell(trx, { userId, orderId, key }) {
    const user = await accounts.userOf(userId, trx)
    const contact = orderId === null ? undefined : await orders.contactOf(orderId, trx)
    const number = orderId === null ? undefined : (await orders.numbersOf([orderId], trx)).get(orderId)
    const about = number === undefined ? 'گفتگوی شما با ما' : `سفارش ${number}`
    const opens = supportPath(orderId)
    const news = { template: 'support-answered', tokens: [new URL(opens, publicUrl()).href, about] } as const
    await messages.tell(recipientOf(userId, user, contact?.phoneNumber), { ...news, key, opens }, trx)
  }
}
