import type { Accounts } from '#accounts/server/accounts.ts'
import type { Messages, News } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { TellOfVisa, VisaNews } from '#visas/server/visas.ts'
import { visaOrderPath } from '#visas/web/order-paths.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'ownersOf' | 'numbersOf' | 'contactOf'>
}

export function tellOfVisas({ messages, accounts, orders }: Hearers): TellOfVisa {
  return async function tell(trx, news) {
    const { orderId } = news
    const [ownerId, orderNumber] = await Promise.all([
      orders.ownersOf([orderId], trx).then((owners) => owners.get(orderId)),
      orders.numbersOf([orderId], trx).then((numbers) => numbers.get(orderId)),
    ])
    if (ownerId === undefined || orderNumber === undefined) return
    const { phoneNumber } = await orders.contactOf(orderId, trx)
    const hearer = recipientOf(ownerId, await accounts.userOf(ownerId, trx), phoneNumber)
    const [key, opens] = [`${orderId}:visa:${news.key}`, visaOrderPath(orderId)]
    await messages.tell(hearer, { ...wordsFor(news, orderNumber), key, opens }, trx)
  }
}

function wordsFor(
  { happened, paper = '', time = '' }: VisaNews,
  orderNumber: string,
): Pick<News, 'template' | 'tokens'> {
  if (happened === 'asked-again') return { template: 'visa-asked-again', tokens: [orderNumber, paper] }
  if (happened === 'appointment') return { template: 'visa-appointment', tokens: [orderNumber, time] }
  return { template: `visa-${happened}`, tokens: [orderNumber] }
}
