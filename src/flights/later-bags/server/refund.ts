import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { refundSays } from '#flights/later-bags/refund-words.ts'
import { type BagsOrder, type StoredBag, soldAs } from '#flights/later-bags/server/stored-bags.ts'
import { refundTerms as ticketTerms } from '#flights/search/server/refund-terms.ts'
import type { Room } from '#flights/server/room.ts'
import type { RefundableItem, RefundItem, RefundLeg, RefundTerms } from '#orders/refund-terms.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'

/** Our own by the ladder of its ticket; a supplier's by none, whose protocol takes nothing back. What sets the ticket free sets both free. */
export async function refundTerms(room: Room, orderId: string, trx?: Trx): Promise<RefundTerms> {
  const seen = trx ?? room.database
  const order = await soldAs(seen, orderId)
  if (order.state !== 'issued') throw new Error(`order ${orderId} is not issued`)
  const ticket = await ticketTerms(room, order.ticketOrder, seen)
  const leg = ticket.legs.find((one) => one.leg === order.leg)
  if (leg === undefined) throw new Error(`order ${orderId} is of no direction`)
  return {
    isCharter: ticket.isCharter,
    items: order.bags.map((bag) => itemOf(order, bag, ticket)),
    legs: [legOf(order, leg)],
  }
}

function itemOf({ leg }: BagsOrder, bag: StoredBag, ticket: RefundTerms): RefundableItem {
  const of = ticket.items.find((one) => one.leg === leg && one.passenger === bag.passenger)
  return {
    passenger: bag.position,
    leg: 0,
    group: of?.group ?? 'adult',
    base: bag.price,
    total: bag.price,
    supplierShare: bag.supplierShare,
    state: bag.isRefunded ? 'refunded' : of?.state === 'flown' ? 'flown' : 'refundable',
    extra: bagWords(bag),
  }
}

function legOf({ supplier }: BagsOrder, leg: RefundLeg): RefundLeg {
  const here = { ...leg, leg: 0 }
  return supplier === 'own' ? here : { ...here, ladders: [nothingBack(supplier)], isUntold: false }
}

function nothingBack(supplier: string): PenaltyLadder {
  return {
    id: `${supplier}/later-bag`,
    filedBy: supplier,
    classes: '',
    cutOff: 'departure',
    steps: [{ percent: 100 }],
    source: refundSays(supplier),
    effectiveFrom: '2026-11-28',
  }
}

export async function refund(
  { clock }: Pick<Room, 'clock'>,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const positions = items.map(({ passenger }) => passenger)
  await sql`
    update flights.later_bags set refunded_at = ${clock.now()}
    where order_id = ${orderId} and position = any(${positions}::smallint[]) and refunded_at is null`.execute(
    trx,
  )
}
