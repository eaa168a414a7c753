import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { due, type Order } from '#orders/order.ts'
import { mustBeAlone, mustBeOpen } from '#orders/server/pay.ts'
import { lockedOwn, ownRow } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import type { NewSplit } from '#orders/server/splits/door.ts'
import { returnPart } from '#orders/server/wallet-part.ts'
import { shareFault, splitLimits } from '#orders/split.ts'
import { announce } from '#server/bus.ts'

/** See `Splits.make`. A bank is asked before anything is locked; what the wallet holds for the order is its owner's again. */
export async function makeSplit(room: Room, wish: NewSplit): Promise<void> {
  const { orderId, userId, once } = wish
  await ownRow(room.database, orderId, userId)
  if (await madeBefore(room.database, wish)) return
  await room.money.mustHaveSpoken({ orderId, userId })
  await room.database.transaction().execute(async (trx) => {
    const order = await lockedOwn(trx, orderId, userId)
    if (await madeBefore(trx, wish)) return
    mustBeOpen(order, room.clock.now())
    mustBeAlone(order)
    if (order.credit > 0) throw refuse('SPLIT_WITHOUT_TICKETS')
    await mustBeAllowed(trx, orderId)
    const free = await returnPart(room, trx, order)
    mustFit(free, wish)
    await written(trx, { ...wish, amount: due(free), at: room.clock.now() })
    await announce(trx, { topic: 'shares', orderId })
  })
  room.log.info({ orderId, once, shares: wish.shares.length }, 'order.split')
}

/** The owner ends it: what was paid goes back, and the order may be paid in another way. Again is harmless. */
export async function closeSplit(room: Room, orderId: string, userId: string): Promise<void> {
  await room.database.transaction().execute(async (trx) => {
    const order = await lockedOwn(trx, orderId, userId)
    const closed = await maybe(
      trx,
      sql`update orders.split set state = 'closed' where order_id = ${orderId} and state = 'open' returning id`,
    )
    if (closed === undefined) return
    await returnPart(room, trx, order)
    await room.givingBack.send({ orderId }, { within: trx })
    await announce(trx, { topic: 'shares', orderId })
  })
}

export function newToken(): string {
  return randomBytes(15).toString('base64url')
}

async function madeBefore(trx: Trx, { orderId, once }: NewSplit): Promise<boolean> {
  const made = await maybe(trx, sql`select from orders.split where order_id = ${orderId} and once = ${once}`)
  return made !== undefined
}

async function mustBeAllowed(trx: Trx, orderId: string): Promise<void> {
  const { open, ever } = await one(
    trx,
    sql<{ open: boolean; ever: number }>`
      select coalesce(bool_or(state = 'open'), false) as open, count(*)::int as ever from orders.split where order_id = ${orderId}`,
  )
  if (open) throw refuse('SPLIT_OPEN')
  if (ever >= splitLimits.ever) throw refuse('TOO_MANY_SPLITS')
}

function mustFit(order: Order, { shares }: NewSplit): void {
  const fault = shareFault(
    shares.map(({ amount }) => amount),
    due(order),
  )
  if (fault !== undefined) throw refuse(fault, { property: 'shares' })
}

interface DatedSplit extends NewSplit {
  readonly amount: Rial
  readonly at: Temporal.Instant
}

async function written(trx: Trx, { orderId, once, host, amount, shares, at }: DatedSplit): Promise<void> {
  const splitId = randomUUID()
  await sql`insert into orders.split (id, order_id, once, amount, host, made_at)
    values (${splitId}, ${orderId}, ${once}, ${amount}, ${host}, ${at})`.execute(trx)
  await sql`insert into orders.share (id, split_id, place, label, amount, token)
    select id, ${splitId}, place, label, amount, token from unnest(
      ${shares.map(() => randomUUID())}::uuid[], ${shares.map((_, place) => place + 1)}::smallint[],
      ${shares.map(({ label }) => label)}::text[], ${shares.map((share) => share.amount)}::bigint[],
      ${shares.map(newToken)}::text[]) as share (id, place, label, amount, token)`.execute(trx)
}
