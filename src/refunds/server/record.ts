import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { GivenBack } from '#orders/refunded-parts.ts'
import type { RefundMade } from '#refunds/entries.ts'
import type { Destination, Happened, RefundState } from '#refunds/steps.ts'
import { announce } from '#server/bus.ts'

export interface RequestRow {
  readonly id: string
  readonly tracking_number: string
  readonly order_id: string
  readonly user_id: string
  readonly quote_id: string
  readonly reason_id: number
  /** `order`: tickets that were given for another order's */
  readonly destination: Destination
  readonly account: Buffer | null
  readonly account_hint: string | null
  readonly amount: Rial
  readonly penalty: Rial
  readonly state: RefundState
  readonly paid_into: Destination | null
  readonly made_at: Temporal.Instant
  readonly due_at: Temporal.Instant
}

export function madeOf(row: RequestRow): RefundMade {
  return {
    refundId: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    trackingNumber: row.tracking_number,
    amount: row.amount,
  }
}

export async function lockedRefund(trx: Trx, refundId: string): Promise<RequestRow> {
  const row = await maybe(
    trx,
    sql<RequestRow>`select * from refunds.request where id = ${refundId} for update`,
  )
  if (row === undefined) throw new Error(`there is no refund ${refundId}`)
  return row
}

export function requestOfQuote(trx: Trx, quoteId: string, userId: string): Promise<RequestRow | undefined> {
  return maybe(
    trx,
    sql<RequestRow>`select * from refunds.request where quote_id = ${quoteId} and user_id = ${userId}`,
  )
}

export function requestsOf(trx: Trx, orderId: string): Promise<readonly RequestRow[]> {
  return all(
    trx,
    sql<RequestRow>`select * from refunds.request where order_id = ${orderId} order by made_at desc, id`,
  )
}

export async function moveRefund(
  trx: Trx,
  row: RequestRow,
  to: { readonly state: RefundState; readonly paidInto?: Destination; readonly at: Temporal.Instant },
): Promise<RequestRow> {
  await sql`
    update refunds.request set state = ${to.state}, paid_into = ${to.paidInto ?? null} where id = ${row.id}`.execute(
    trx,
  )
  await note(trx, row, to)
  return { ...row, state: to.state, paid_into: to.paidInto ?? null }
}

export async function note(
  trx: Trx,
  { id, order_id: orderId }: Pick<RequestRow, 'id' | 'order_id'>,
  { state, at }: Happened,
): Promise<void> {
  await sql`insert into refunds.history (request_id, state, at) values (${id}, ${state}, ${at})`.execute(trx)
  await announce(trx, { topic: 'order', orderId, status: `refund-${state}` })
}

export type RefundStatus = 'pending' | 'successful' | 'failed'

export async function refundStatusesOf(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, RefundStatus>> {
  const rows = await all(
    trx,
    sql<{ id: string; state: RefundStatus }>`
      select order_id as id, case
          when bool_or(state in ('agreed', 'sent')) then 'pending'
          when bool_or(destination = 'bank' and (state = 'bounced' or paid_into = 'wallet')) then 'failed'
          else 'successful'
        end as state
      from refunds.request where order_id = any(${orderIds}::uuid[]) group by order_id`,
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export async function givenBackOf(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly GivenBack[]>> {
  const rows = await all(
    trx,
    sql<GivenBack & { id: string }>`
      select order_id as id, passenger, leg, paid from refunds.item where order_id = any(${orderIds}::uuid[])`,
  )
  return Map.groupBy(rows, ({ id }) => id)
}

interface HistoryRow extends Happened {
  readonly request_id: string
}

export function historyOf(trx: Trx, refundIds: readonly string[]): Promise<readonly HistoryRow[]> {
  return all(
    trx,
    sql<HistoryRow>`
      select request_id, state, at from refunds.history where request_id = any(${refundIds}::uuid[]) order by id`,
  )
}

export interface ItemRow {
  readonly request_id: string
  readonly passenger: number
  readonly leg: number
  readonly paid: number
  readonly penalty: number
  readonly refund: number
}

export function itemsOf(trx: Trx, refundIds: readonly string[]): Promise<readonly ItemRow[]> {
  return all(
    trx,
    sql<ItemRow>`
      select request_id, passenger, leg, paid, penalty, refund from refunds.item
      where request_id = any(${refundIds}::uuid[]) order by leg, passenger`,
  )
}

export async function compensationsOf(
  trx: Trx,
  refundIds: readonly string[],
): Promise<ReadonlyMap<string, Rial>> {
  const rows = await all(
    trx,
    sql<{ request_id: string; amount: number }>`
      select request_id, sum(amount)::bigint as amount from refunds.compensation
      where request_id = any(${refundIds}::uuid[]) group by request_id`,
  )
  return new Map(rows.map((row) => [row.request_id, rial(row.amount)]))
}
