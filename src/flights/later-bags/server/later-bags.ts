import type { Trx } from '#database/database.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import type { BagsBesideTicket } from '#flights/later-bags/bags-beside-ticket.ts'
import { laterBagKind } from '#flights/later-bags/kind.ts'
import type {
  LaterBagsOnSale,
  LaterBagsOrdered,
  LaterBagsToSubmit,
} from '#flights/later-bags/later-bag-calls.ts'
import { besideRefund } from '#flights/later-bags/server/going-back.ts'
import { hold } from '#flights/later-bags/server/hold.ts'
import { issue } from '#flights/later-bags/server/issue.ts'
import {
  directionsForBags,
  issuedTicket,
  laterBags,
  type TicketDirection,
} from '#flights/later-bags/server/offered-bags.ts'
import { orderedBags } from '#flights/later-bags/server/ordered-bags.ts'
import { refund, refundTerms } from '#flights/later-bags/server/refund.ts'
import { release } from '#flights/later-bags/server/release.ts'
import { reprice, takePrice } from '#flights/later-bags/server/reprice.ts'
import { type BagsBuyer, type LaterBagsItem, submitLaterBags } from '#flights/later-bags/server/submit.ts'
import { laterBagFace } from '#flights/later-bags/web/face.ts'
import type { Room } from '#flights/server/room.ts'
import type { Product } from '#orders/product.ts'

export type LaterBagProduct = Product<LaterBagsItem, Trx>

/** Refusals are in refusals.ts; those of orders pass through. */
export interface LaterBags {
  /** Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NO_SUCH_DIRECTION. */
  onSale(asked: TicketDirection): Promise<LaterBagsOnSale>
  /** Creates an agreed order. Faults under `bags.N`; refuses what `onSale` does, BAGS_NOT_SOLD, BAG_TAKEN. */
  submit(asked: LaterBagsToSubmit, buyer: BagsBuyer): Promise<LaterBagsOrdered>
  /** Refuses ORDER_NOT_FOUND, HOLD_ENDED. */
  ordered(orderId: string, userId: string): Promise<LaterBagsOrdered>
  /** Of an issued order, without asking a supplier. Refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED. */
  beside(orderId: string, userId: string): Promise<BagsBesideTicket>
  readonly product: LaterBagProduct
}

export function openLaterBags(room: Room): LaterBags {
  return {
    onSale: (asked) => laterBags(room, asked),
    submit: (asked, buyer) => submitLaterBags(room, asked, buyer),
    ordered: async (orderId, userId) =>
      orderedBags(room, await room.orders.ofUser(orderId, userId, laterBagKind)),
    beside: (orderId, userId) => besideTicket(room, orderId, userId),
    product: laterBagProduct(room),
  }
}

async function besideTicket(room: Room, orderId: string, userId: string): Promise<BagsBesideTicket> {
  const ticket = await issuedTicket(room, orderId, userId)
  return {
    directions: await directionsForBags(room, ticket),
    bought: ticket.ordered.laterBags.map((bag) => {
      const { orderId: ownOrder, leg, passenger, position, price } = bag
      return { orderId: ownOrder, leg, passenger, position, price, words: bagWords(bag) }
    }),
  }
}

function laterBagProduct(room: Room): LaterBagProduct {
  return {
    kind: laterBagKind,
    face: laterBagFace,
    hold: (order) => hold(room, order),
    release: (trx, orderId) => release(trx, orderId, room.clock.now()),
    issue: (orderId) => issue(room, orderId),
    reprice: (orderId) => reprice(room, orderId),
    takePrice: (trx, orderId, total) => takePrice(trx, { orderId, total }),
    refundTerms: (orderId, trx) => refundTerms(room, orderId, trx),
    issuedView: async ({ orderId }, { userId }) => {
      const { ticketOrder, route, bags } = await orderedBags(
        room,
        await room.orders.ofUser(orderId, userId, laterBagKind),
      )
      return { ticketOrder, route, bags: bags.map(({ name, words }) => ({ name, words })) }
    },
    besideRefund: (order) => besideRefund(room, order),
    refund: (trx, orderId, items) => refund(room, trx, { orderId, items }),
  }
}
