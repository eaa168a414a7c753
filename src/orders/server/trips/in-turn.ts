import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Rial, ZERO } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { move } from '#orders/server/move.ts'
import { lockedOrder } from '#orders/server/record.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { lockedOrdersOf, ordersOf } from '#orders/server/trips/record.ts'
import { bySmallestLoss } from '#orders/smallest-loss.ts'
import { wholeOf } from '#orders/trip.ts'

export type Turn =
  /** it is `issuing` now */
  | { readonly kind: 'begins'; readonly order: Order }
  /** another is issued first; its end comes back to this one */
  | { readonly kind: 'waits' }
  /** another came to nothing, and nobody was ever asked for this one */
  | { readonly kind: 'broken'; readonly order: Order }

/** In the order of smallest loss (`smallest-loss.ts`). The trip is locked, so that no two begin at once. */
export async function inTurn(room: Room, trx: Trx, asked: TurnRequest): Promise<Turn> {
  const orders = wholeOf(await lockedOrdersOf(trx, asked.tripId))
  const order = orders.find(({ orderId }) => orderId === asked.orderId)
  if (order?.status !== 'paid') return { kind: 'waits' }
  if (isGivenUp(orders)) return { kind: 'broken', order }
  if (orders.some(({ status }) => status === 'issuing')) return { kind: 'waits' }
  const waiting = orders.filter(({ status }) => status === 'paid')
  const risked = waiting.map(({ orderId, total }) => ({ orderId, loss: asked.losses.get(orderId) ?? total }))
  const [first] = bySmallestLoss(risked)
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
  /** rial, of each that waits; asked of their products before anything is locked */
  readonly losses: ReadonlyMap<string, Rial>
}

export async function lossesOf(room: Room, tripId: string): Promise<ReadonlyMap<string, Rial>> {
  const waiting = wholeOf(await ordersOf(room.database, tripId)).filter(({ status }) => status === 'paid')
  return new Map(
    await Promise.all(waiting.map(async (order) => [order.orderId, await lossOf(room, order)] as const)),
  )
}

async function lossOf(room: Room, order: Order): Promise<Rial> {
  return (await productOf(room, order).lossWhenGivenBack?.(order.orderId)) ?? order.total
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
  const keepsSome = (await lossOf(room, order)) > 0
  // first, so that no crash leaves what is kept to nobody
  if (keepsSome) await leftToDesk(room, orderId)
  await room.giveBackIssued({ orderId, userId })
  if (keepsSome) await room.database.transaction().execute((trx) => tellOfKept(room, trx, orderId))
  room.log.info({ orderId, tripId }, 'trip.given-back')
}

/** Something of it is kept, or all: a person looks after that until tomorrow. */
async function leftToDesk({ promises, database, clock }: Room, orderId: string): Promise<void> {
  const task = { kind: 'trip-part-settled', subject: orderId, orderId, at: clock.now() } as const
  await database.transaction().execute((trx) => promises.giveAll(trx, [task]))
}

/** Of what nothing came back its owner hears. */
async function tellOfKept(room: Room, trx: Trx, orderId: string): Promise<void> {
  const order = await lockedOrder(trx, orderId)
  if (order?.status === 'issued') await room.tell(trx, { order, amount: ZERO, happened: 'kept' })
}
