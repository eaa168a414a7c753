import type { Accounts } from '#accounts/server/accounts.ts'
import { hotelKind } from '#hotels/kind.ts'
import type { HotelWrote, StayOver } from '#hotels/server/room.ts'
import { hotelOrderPath, reviewPath } from '#hotels/web/order-paths.ts'
import type { Messages } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import type { Orders } from '#orders/server/orders.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: Pick<Orders, 'order' | 'contactOf'>
  /** `https://parastoo.test` */
  readonly publicUrl: () => string
}

/** A stay is over: once, how it was. */
export function tellOfStays({ messages, accounts, orders, publicUrl }: Hearers): StayOver {
  return async function stayOver(trx, { orderId, hotelName, cityName }) {
    const order = await orders.order(orderId, trx)
    // whose rooms came with something else writes no review of them alone
    if (order?.product !== hotelKind) return
    const { phoneNumber } = await orders.contactOf(orderId, trx)
    const user = await accounts.userOf(order.ownerId, trx)
    if (user === undefined) return
    const opens = reviewPath(orderId)
    await messages.tell(
      recipientOf(order.ownerId, user, phoneNumber),
      {
        template: 'stay-review',
        tokens: [new URL(opens, publicUrl()).href, placeOf(hotelName, cityName)],
        key: `${orderId}:stay-review`,
        opens,
      },
      trx,
    )
  }
}

/** The hotel's own people wrote to a guest. */
export function tellOfHotelsWords({ messages, accounts, orders }: Omit<Hearers, 'publicUrl'>): HotelWrote {
  return async function hotelWrote(trx, { orderId, hotelName, cityName, key }) {
    const order = await orders.order(orderId, trx)
    if (order === undefined) return
    const { phoneNumber } = await orders.contactOf(orderId, trx)
    const user = await accounts.userOf(order.ownerId, trx)
    if (user === undefined) return
    await messages.tell(
      recipientOf(order.ownerId, user, phoneNumber),
      {
        template: 'hotel-wrote',
        tokens: [order.orderNumber, placeOf(hotelName, cityName)],
        key: `${orderId}:hotel-wrote:${key}`,
        opens: `${hotelOrderPath(orderId)}#hotel-message`,
      },
      trx,
    )
  }
}

const longest = 100
/** a provider's slot takes eight spaces */
const wordsTaken = 9

function placeOf(hotelName: string, cityName: string): string {
  const named = hotelName.includes(cityName) ? hotelName : `${hotelName}، ${cityName}`
  return named.split(/\s+/).slice(0, wordsTaken).join(' ').slice(0, longest)
}
