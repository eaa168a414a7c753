import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { type OrderRow, orderOf } from '#orders/server/record.ts'
import { announce } from '#server/bus.ts'

export interface Move {
  readonly orderId: string
  readonly from: readonly Status[]
  readonly to: Status
  readonly at: Temporal.Instant
  readonly reference?: string
  readonly reason?: string
}

/**
 * Moves an order if it still stands where it is thought to stand; otherwise nothing happens and nothing comes back.
 * Whatever follows from a move is written in the same transaction and only when an order came back.
 */
export async function move(
  trx: Trx,
  { orderId, from, to, at, reference, reason }: Move,
): Promise<Order | undefined> {
  const paidAt = to === 'paid' ? at : null
  const row = await maybe(
    trx,
    sql<OrderRow>`
      update orders."order" set status = ${to},
        paid_at = coalesce(${paidAt}, paid_at),
        ask_again_at = coalesce(${paidAt}, ask_again_at),
        reference = ${reference ?? null},
        reason = ${reason ?? null}
      where id = ${orderId} and status = any(${from}::text[])
      returning *`,
  )
  if (row === undefined) return undefined
  await note(trx, orderId, { status: to, at })
  return orderOf(row)
}

/**
 * Writes where the order came to, and tells the live sockets when this commits. Of an order being made nobody is told:
 * nobody can watch it yet, and telling makes commits wait for each other.
 */
export async function note(
  trx: Trx,
  orderId: string,
  { status, at }: { status: Status; at: Temporal.Instant },
): Promise<void> {
  await sql`insert into orders.history (order_id, status, at) values (${orderId}, ${status}, ${at})`.execute(
    trx,
  )
  if (!beforeAnyoneWatches.includes(status)) await announce(trx, { topic: 'order', orderId, status })
}

const beforeAnyoneWatches: readonly Status[] = ['created', 'submitted', 'rejected']
