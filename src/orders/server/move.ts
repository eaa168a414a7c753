import { type RawBuilder, sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { type OrderRow, orderOf } from '#orders/server/record.ts'
import { announcing } from '#server/bus.ts'

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
      with moved as (
        update orders."order" set status = ${to},
          paid_at = coalesce(${paidAt}, paid_at),
          ask_again_at = coalesce(${paidAt}, ask_again_at),
          reference = coalesce(${reference ?? null}, reference),
          refunded_at = case when ${to} = 'refunded' then ${at} else refunded_at end,
          reason = ${reason ?? null}
        where id = ${orderId} and status = any(${from}::text[])
        returning *),
      noted as (insert into orders.history (order_id, status, at) select id, status, ${at} from moved),
      told as (select ${telling(orderId, to)} from moved)
      select moved.* from moved left join told on true`,
  )
  return row && orderOf(row)
}

/** The live sockets are told when this commits; of an order being made nobody is: nobody can watch it yet. */
function telling(orderId: string, status: Status): RawBuilder<unknown> {
  return beforeAnyoneWatches.includes(status) ? sql`null` : announcing({ topic: 'order', orderId, status })
}

/** Writes where the order came to as it is made. */
export async function note(
  trx: Trx,
  orderId: string,
  { status, at }: { status: Status; at: Temporal.Instant },
): Promise<void> {
  await sql`insert into orders.history (order_id, status, at) values (${orderId}, ${status}, ${at})`.execute(
    trx,
  )
}

const beforeAnyoneWatches: readonly Status[] = ['created', 'submitted', 'rejected']
