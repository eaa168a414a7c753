import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { refuse } from '#orders/server/refusals.ts'

export interface OrderRow {
  readonly id: string
  readonly number: string
  readonly owner_id: string
  readonly trip_id: string | null
  readonly whole: boolean
  readonly product: Order['product']
  readonly brand: string | null
  readonly item: object
  readonly status: Status
  readonly total: number
  readonly discount: number
  readonly wallet_part: number
  readonly credit: number
  readonly rate_difference: number
  readonly wallet_step: number
  readonly refunded_at: Temporal.Instant | null
  readonly contact_phone: string
  readonly contact_email: string | null
  readonly passenger_count: number
  readonly created_at: Temporal.Instant
  readonly hold_expires_at: Temporal.Instant
  readonly price_only: boolean
  readonly paid_at: Temporal.Instant | null
  readonly reference: string | null
  readonly reason: string | null
  readonly terms: string | null
}

export function orderOf(row: OrderRow): Order {
  return {
    orderId: row.id,
    orderNumber: row.number,
    ownerId: row.owner_id,
    tripId: row.trip_id,
    isWhole: row.whole,
    product: row.product,
    brand: row.brand,
    status: row.status,
    total: rial(row.total),
    discount: rial(row.discount),
    walletPart: rial(row.wallet_part),
    credit: rial(row.credit),
    rateDifference: rial(row.rate_difference),
    holdExpiresAt: row.hold_expires_at,
    isPriceOnly: row.price_only,
    paidAt: row.paid_at,
    reference: row.reference,
    reason: row.reason,
  }
}

export const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** undefined also for a malformed id: pages pass addresses on. */
export async function rowOf(trx: Trx, orderId: string): Promise<OrderRow | undefined> {
  if (!isId.test(orderId)) return undefined
  return maybe(trx, sql<OrderRow>`select * from orders."order" where id = ${orderId}`)
}

export function rowNumbered(trx: Trx, number: string): Promise<OrderRow | undefined> {
  return maybe(trx, sql<OrderRow>`select * from orders."order" where number = ${number}`)
}

/** Another user's order is treated as unknown. */
export async function ownRow(trx: Trx, orderId: string, userId: string): Promise<OrderRow> {
  const row = await rowOf(trx, orderId)
  if (row?.owner_id !== userId) throw refuse('ORDER_NOT_FOUND')
  return row
}

type Looked = Pick<OrderRow, 'id' | 'owner_id' | 'number' | 'status'>

/** One fact of many orders, by their ids; unknown ids are left out. */
export function factsOfMany(database: Database) {
  async function each<Fact>(trx: Trx, ids: readonly string[], fact: (row: Looked) => Fact) {
    const rows = await all(
      trx,
      sql<Looked>`select id, owner_id, number, status from orders."order" where id = any(${ids}::uuid[])`,
    )
    return new Map(rows.map((row) => [row.id, fact(row)] as const))
  }
  return {
    ownersOf: (ids: readonly string[], trx: Trx = database) => each(trx, ids, (row) => row.owner_id),
    numbersOf: (ids: readonly string[], trx: Trx = database) => each(trx, ids, (row) => row.number),
    statusesOf: (ids: readonly string[]) => each(database, ids, (row) => row.status),
  }
}

/** Locked until the transaction ends; another user's is treated as unknown. */
export async function lockedOwn(trx: Trx, orderId: string, userId: string): Promise<Order> {
  const order = await lockedOrder(trx, orderId)
  if (order?.ownerId !== userId) throw refuse('ORDER_NOT_FOUND')
  return order
}

export async function lockedOrder(trx: Trx, orderId: string): Promise<Order | undefined> {
  const row = await maybe(trx, sql<OrderRow>`select * from orders."order" where id = ${orderId} for update`)
  return row && orderOf(row)
}
