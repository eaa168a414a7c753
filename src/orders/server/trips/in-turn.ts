import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { ZERO } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { move } from '#orders/server/move.ts'
import { lockedOrder } from '#orders/server/record.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { lockedOrdersOf, ordersOf } from '#orders/server/trips/record.ts'
import { wholeOf } from '#orders/trip.ts'

export type Turn =
  /** it is `issuing` now */
  | { readonly kind: 'begins'; readonly order: Order }
  /** another is issued first; its end comes back to this one */
  | { readonly kind: 'waits' }
  /** another came to nothing, and nobody was ever asked for this one */
  | { readonly kind: 'broken'; readonly order: Order }

/** Those first that could be given back for nothing. The trip is locked, so that no two begin at once. */
export async function inTurn(room: Room, trx: Trx, asked: TurnRequest): Promise<Turn> {
  const orders = wholeOf(await lockedOrdersOf(trx, asked.tripId))
  const order = orders.find(({ orderId }) => orderId === asked.orderId)
  if (order?.status !== 'paid') return { kind: 'waits' }
  if (isGivenUp(orders)) return { kind: 'broken', order }
  if (orders.some(({ status }) => status === 'issuing')) return { kind: 'waits' }
  const waiting = orders.filter(({ status }) => status === 'paid')
  const first = waiting.find(({ orderId }) => asked.free.has(orderId)) ?? waiting[0]
  if (first !== undefined && first.orderId !== order.orderId) {
    await room.issuing.send({ orderId: first.orderId }, { within: trx })
    return { kind: 'waits' }
  }
  const { orderId } = order
  const moved = await move(trx, { orderId, from: ['paid'], to: 'issuing', at: room.clock.now() })
  return moved === undefined ? { kind: 'waits' } : { kind: 'begins', order: moved }
}

export interface TurnRequest {
  readonly tripId: string
  readonly orderId: string
  /** those that could be given back for nothing; asked of their products before anything is locked */
  readonly free: ReadonlySet<string>
}

export async function freeOf(room: Room, tripId: string): Promise<ReadonlySet<string>> {
  const waiting = wholeOf(await ordersOf(room.database, tripId)).filter(({ status }) => status === 'paid')
  const free = await Promise.all(
    waiting.map(async (order) => productOf(room, order).isFreeToGiveBack?.(order.orderId)),
  )
  return new Set(waiting.filter((_, turn) => free[turn] === true).map(({ orderId }) => orderId))
}

function isGivenUp(orders: readonly Order[]): boolean {
  return orders.some(({ status }) => status === 'failed')
}

/** One of them has come to its end: the others are issued next, or given back. */
export async function wakeOthers(room: Room, trx: Trx, { tripId, isWhole }: Order): Promise<void> {
  if (!isWhole) return
  const others = await all(
    trx,
    sql<{ id: string }>`
      select id from orders."order" where trip_id = ${tripId} and whole and status in ('paid', 'issued') order by created_at, id`,
  )
  for (const { id } of others) await room.issuing.send({ orderId: id }, { within: trx })
}

export async function giveBackIfBroken(room: Room, order: Order): Promise<void> {
  const { tripId, orderId, ownerId: userId } = order
  if (tripId === null || !order.isWhole) return
  const orders = wholeOf(await ordersOf(room.database, tripId))
  const isIssued = orders.some((one) => one.orderId === orderId && one.status === 'issued')
  if (!isIssued || !isGivenUp(orders)) return
  const isFree = await productOf(room, order).isFreeToGiveBack?.(orderId)
  await room.giveBackIssued({ orderId, userId })
  if (isFree !== true) await room.database.transaction().execute((trx) => leftToDesk(room, trx, order))
  room.log.info({ orderId, tripId }, 'trip.given-back')
}

/** Something of it is kept, or all: a person looks after that until tomorrow, and its owner hears of what stayed. */
async function leftToDesk(room: Room, trx: Trx, { orderId }: Order): Promise<void> {
  const at = room.clock.now()
  await room.promises.giveAll(trx, [{ kind: 'trip-part-settled', subject: orderId, orderId, at }])
  const order = await lockedOrder(trx, orderId)
  if (order?.status === 'issued') await room.tell(trx, { order, amount: ZERO, happened: 'kept' })
}
