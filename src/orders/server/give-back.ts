import type { Trx } from '#database/database.ts'
import { minus, type Rial } from '#money/rial.ts'
import { failedEntry } from '#orders/entries.ts'
import { inMoney, type Order } from '#orders/order.ts'
import { codeFor } from '#orders/server/discount.ts'
import { move } from '#orders/server/move.ts'
import { type OrderNews, productOf, type Room } from '#orders/server/room.ts'
import { unspend } from '#orders/server/splits/give-back.ts'
import { issueAnnounced } from '#orders/server/start-issuing.ts'
import { wakeOthers } from '#orders/server/trips/in-turn.ts'
import { giveBackUse } from '#orders/server/vouchers.ts'

export interface Failing {
  readonly order: Order
  readonly reason: string
}

/** An order that is being issued comes to nothing: its money to the wallet, discount and code back, its seats free. */
export async function givenBack(
  room: Room,
  trx: Trx,
  { order, reason }: Failing,
): Promise<Order | undefined> {
  const failed = await moneyReturned(room, trx, { order, reason, from: 'issuing', to: 'failed' })
  if (failed === undefined) return undefined
  await issueAnnounced(room, trx, order.orderId)
  const { back, inShares } = failed
  await room.tell(trx, { order: failed.order, amount: back, inShares, happened: happenedTo(failed) })
  await wakeOthers(room, trx, failed.order)
  await seatsReleased(room, trx, order)
  return failed.order
}

export function happenedTo({ isOnCredit, inShares }: Returned): OrderNews['happened'] {
  if (isOnCredit) return 'failed-on-credit'
  return inShares > 0 ? 'failed-in-shares' : 'failed'
}

interface Ending extends Failing {
  readonly from: 'issuing' | 'unissued'
  readonly to: 'failed' | 'replaced'
}

export interface Returned {
  readonly order: Order
  /** to its owner's wallet, rial: without what others paid in shares, which goes back to them */
  readonly back: Rial
  /** what goes back to them, rial */
  readonly inShares: Rial
  /** not to the wallet, but to the credit that it was bought on */
  readonly isOnCredit: boolean
}

/** Once in an order's life: the move is guarded, and the ledger has one settling entry of an order. */
export async function moneyReturned(
  room: Room,
  trx: Trx,
  { order, reason, from, to }: Ending,
): Promise<Returned | undefined> {
  const { orderId, discount } = order
  const moved = await move(trx, { orderId, from: [from], to, at: room.clock.now(), reason })
  if (moved === undefined) return undefined
  const code = discount > 0 ? await codeFor(trx, orderId) : null
  const shares = await unspend(trx, orderId)
  const payer = await room.credits.payerOf(orderId, trx)
  await room.wallet.post(trx, failedEntry(order, { code, reason, shares, payer }))
  if (shares > 0) await room.givingBack.send({ orderId }, { within: trx })
  await giveBackUse(room, trx, orderId)
  return {
    order: moved,
    back: minus(inMoney(order), shares),
    inShares: shares,
    isOnCredit: payer !== undefined,
  }
}

/** Last, as everywhere: whoever has a flight's seats waits for nobody's wallet. */
export async function seatsReleased(room: Room, trx: Trx, order: Order): Promise<void> {
  const released = await productOf(room, order).release(trx, order.orderId)
  // the ticket came out after all: undo this, and the next asking will bring it
  if (released === 'issued') throw new Error(`order ${order.orderId} was issued while it was given up`)
}
