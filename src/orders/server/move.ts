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
  readonly only?: RawBuilder<unknown>
  /** another part of the same statement; may read `moved` */
  readonly along?: RawBuilder<unknown>
}

export async function move(
  trx: Trx,
  { orderId, from, to, at, reference, reason, only, along }: Move,
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
        where id = ${orderId} and status = any(${from}::text[]) ${only === undefined ? sql`` : sql`and ${only}`}
        returning *),
      noted as (insert into orders.history (order_id, status, at) select id, status, ${at} from moved),
      told as (${telling(orderId, to)}) ${along === undefined ? sql`` : sql`, along as (${along})`}
      select * from moved`,
  )
  return row && orderOf(row)
}

function telling(orderId: string, status: Status): RawBuilder<unknown> {
  return beforeAnyoneWatches.includes(status)
    ? sql`select`
    : announcing({ topic: 'order', orderId, status }, sql`moved`)
}

const beforeAnyoneWatches: readonly Status[] = ['created', 'submitted', 'rejected']
