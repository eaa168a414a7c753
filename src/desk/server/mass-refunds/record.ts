import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { MassRefundPlan } from '#desk/server/mass-refunds/orders-of.ts'

export interface MassRefund {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly madeBy: string
  readonly madeAt: Temporal.Instant
  readonly startedAt: Temporal.Instant | null
  readonly stoppedAt: Temporal.Instant | null
  readonly left: number
  readonly done: number
  readonly failed: number
  /** rial: expected of all, and given back until now */
  readonly expected: number
  readonly amount: number
}

export interface FailedOrder {
  readonly orderNumber: string
  readonly failure: string
  readonly at: Temporal.Instant
}

const columns = sql`mass_refund.id, mass_refund.number, title, staff.name as "madeBy", made_at as "madeAt",
  started_at as "startedAt", stopped_at as "stoppedAt",
  count(*) filter (where state = 'left')::int as left, count(*) filter (where state = 'done')::int as done,
  count(*) filter (where state = 'failed')::int as failed,
  sum(expected)::bigint as expected, coalesce(sum(amount), 0)::bigint as amount`

const counted = sql`desk.mass_refund join desk.staff on staff.id = made_by
  join desk.mass_refund_order on mass_refund_id = mass_refund.id`

/** Those that two people agreed on, the newest first. */
export function massRefunds(trx: Trx): Promise<readonly MassRefund[]> {
  return all(
    trx,
    sql<MassRefund>`select ${columns} from ${counted} where mass_refund.id in (
        select id from desk.mass_refund where started_at is not null order by number desc limit 50)
      group by mass_refund.id, staff.name order by mass_refund.number desc`,
  )
}

export function massRefundWith(
  trx: Trx,
  which: { readonly id: string } | { readonly number: number },
): Promise<MassRefund | undefined> {
  const condition =
    'id' in which ? sql`mass_refund.id = ${which.id}` : sql`mass_refund.number = ${which.number}`
  return maybe(
    trx,
    sql<MassRefund>`select ${columns} from ${counted} where ${condition} group by mass_refund.id, staff.name`,
  )
}

export function failedOrders(trx: Trx, id: string): Promise<readonly FailedOrder[]> {
  return all(
    trx,
    sql<FailedOrder>`select order_number as "orderNumber", failure, at from desk.mass_refund_order
      where mass_refund_id = ${id} and state = 'failed' order by at desc, order_number limit 500`,
  )
}

interface Storing extends MassRefundPlan {
  readonly staffId: string
  readonly at: Temporal.Instant
}

/** Nothing is done of it before it is started. */
export async function storePlan(trx: Trx, { title, orders, staffId, at }: Storing): Promise<string> {
  const { id } = await one(
    trx,
    sql<{ id: string }>`insert into desk.mass_refund (title, made_by, made_at)
      values (${title}, ${staffId}, ${at}) returning id`,
  )
  const rows = orders.map(({ orderId, orderNumber, legs, expected }) => ({
    order_id: orderId,
    order_number: orderNumber,
    legs: legs ?? null,
    expected,
  }))
  await sql`insert into desk.mass_refund_order (mass_refund_id, order_id, order_number, legs, expected)
    select ${id}, order_id, order_number, legs, expected
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (order_id uuid, order_number text, legs smallint[], expected bigint)`.execute(trx)
  return id
}
