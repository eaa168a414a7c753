import type { Accounts } from '#accounts/server/accounts.ts'
import type { FlightNear } from '#flights/server/room.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import type { Messages } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import type { OfferBeside } from '#orders/offer-beside.ts'
import type { Orders } from '#orders/server/orders.ts'
import { paymentPath } from '#orders/web/paths.ts'

interface Sending {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'order' | 'contactOf'>
  readonly offerFor: (orderId: string, userId: string) => Promise<OfferBeside | undefined>
  readonly publicUrl: () => string
}

/** Once for a ticket, the day before its first departure, to whoever is neither insured nor declined. */
export function tellOfInsurance({ messages, accounts, orders, offerFor, publicUrl }: Sending): FlightNear {
  return async function insuranceOffered(trx, { orderId, leg, destinationName }) {
    const order = leg === 0 ? await orders.order(orderId, trx) : undefined
    if (order === undefined || (await offerFor(orderId, order.ownerId)) === undefined) return
    const { phoneNumber } = await orders.contactOf(orderId, trx)
    await messages.tell(
      recipientOf(order.ownerId, await accounts.userOf(order.ownerId, trx), phoneNumber),
      {
        template: 'insurance-offered',
        tokens: [`${publicUrl()}${paymentPath(orderId)}`, `سفر به ${destinationName}`],
        key: `${orderId}:insurance-offered`,
        opens: flightOrderPath(orderId),
      },
      trx,
    )
  }
}
