import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { minus, rial } from '#money/rial.ts'
import { isOver, type Order } from '#orders/order.ts'
import {
  type Agreement,
  type Approval,
  type PriceChange,
  priceChange,
  priceStep,
} from '#orders/price-change.ts'
import type { PricedBy, Repriced } from '#orders/product.ts'
import { move } from '#orders/server/move.ts'
import { recredited } from '#orders/server/rebooking.ts'
import { lockedOrder, type OrderRow, orderOf, ownRow } from '#orders/server/record.ts'
import { refusalAt, refuse } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'
import { revalued } from '#orders/server/vouchers.ts'
import { announce } from '#server/bus.ts'
import { aboutOrder } from '#server/order-here.ts'

export interface Agreeing extends Agreement {
  readonly orderId: string
  readonly userId: string
}

export async function approve(room: Room, agreeing: Agreeing): Promise<Approval> {
  const order = orderOf(await ownRow(room.database, agreeing.orderId, agreeing.userId))
  if (order.status === 'approved') return { order, priceChange: await latestChange(room.database, order) }
  if (order.status !== 'submitted') throw refusalAt(order.status)
  if (isOver(order, room.clock.now())) throw refuse('ORDER_EXPIRED')
  const asked = await aboutOrder(order.orderId, () => productOf(room, order).reprice(order.orderId))
  const approval =
    (await approvedAsShown(room, order, asked)) ??
    (await room.database.transaction().execute((trx) => settled(room, trx, { agreeing, asked })))
  return approval ?? approve(room, agreeing)
}

export async function latestChange(trx: Trx, order: Order): Promise<PriceChange | null> {
  const row = await maybe(
    trx,
    sql<ChangeRow>`select * from orders.price_change where order_id = ${order.orderId} order by id desc limit 1`,
  )
  if (row === undefined) return null
  return changeOf(row, order)
}

interface ChangeRow {
  readonly was: number
  readonly becomes: number
  readonly asked_by: PricedBy
  readonly agreed_at: Temporal.Instant | null
}

function changeOf(row: ChangeRow, { holdExpiresAt }: Order): PriceChange {
  return priceChange({
    old: rial(row.was),
    new: rial(row.becomes),
    by: row.asked_by,
    until: row.agreed_at === null ? holdExpiresAt : null,
  })
}

async function approvedAsShown(room: Room, order: Order, asked: Repriced): Promise<Approval | undefined> {
  if (asked.total !== order.total) return undefined
  const approved = await move(room.database, {
    orderId: order.orderId,
    from: ['submitted'],
    to: 'approved',
    at: room.clock.now(),
    only: sql`total = ${asked.total}`,
    along: sql`delete from orders.price_change where agreed_at is null and order_id = (select id from moved)`,
  })
  return approved && { order: approved, priceChange: null }
}

interface RepricedOrder {
  readonly agreeing: Agreeing
  readonly asked: Repriced
}

async function settled(
  room: Room,
  trx: Trx,
  { agreeing, asked }: RepricedOrder,
): Promise<Approval | undefined> {
  const order = await lockedOrder(trx, agreeing.orderId)
  if (order?.status !== 'submitted') return undefined
  const step = priceStep(order.total, asked.total, agreeing)
  if (step === 'rises') return { order, priceChange: await offer(room, trx, { order, asked }) }
  await sql`delete from orders.price_change where order_id = ${order.orderId} and agreed_at is null`.execute(
    trx,
  )
  const change = step === 'stays' ? null : await takePrice(room, trx, { order, asked })
  const at = room.clock.now()
  const approved = await move(trx, { orderId: order.orderId, from: ['submitted'], to: 'approved', at })
  if (approved === undefined) throw new Error(`order ${order.orderId} moved while it was locked`)
  return { order: approved, priceChange: change }
}

interface Dearer {
  readonly order: Order
  readonly asked: Repriced
}

/** A higher price waits for agreement as long as the hold; whoever has the order open is told. */
async function offer(room: Room, trx: Trx, { order, asked }: Dearer): Promise<PriceChange> {
  const row = await one(
    trx,
    sql<ChangeRow>`
      insert into orders.price_change (order_id, was, becomes, asked_by, noticed_at)
      values (${order.orderId}, ${order.total}, ${asked.total}, ${asked.by}, ${room.clock.now()})
      on conflict (order_id) where agreed_at is null
      do update set becomes = excluded.becomes, asked_by = excluded.asked_by
      returning *`,
  )
  await announce(trx, { topic: 'price', orderId: order.orderId })
  return changeOf(row, order)
}

async function takePrice(room: Room, trx: Trx, { order, asked }: Dearer): Promise<PriceChange> {
  const { orderId } = order
  const at = room.clock.now()
  const row = await one(
    trx,
    sql<ChangeRow>`
      insert into orders.price_change (order_id, was, becomes, asked_by, noticed_at, agreed_at, agreed_in)
      values (${orderId}, ${order.total}, ${asked.total}, ${asked.by}, ${at}, ${at}, pg_current_xact_id())
      returning *`,
  )
  const discount = await revalued(room, trx, { order, total: asked.total })
  const credit = await recredited(trx, order, minus(asked.total, discount))
  await one(
    trx,
    sql<OrderRow>`update orders."order" set total = ${asked.total}, discount = ${discount}, credit = ${credit} where id = ${orderId} returning *`,
  )
  await productOf(room, order).takePrice(trx, orderId, asked.total)
  return changeOf(row, order)
}
