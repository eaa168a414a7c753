import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { type SupplierState, statesBefore } from '#flights/supplier/life.ts'
import type { Booking, SupplierOrder, SupplierTicket } from '#flights/supplier/order.ts'
import type { Rial } from '#money/rial.ts'

export interface SupplierOrderRow {
  readonly key: string
  readonly orderId: string
  readonly leg: number
  readonly supplier: string
  readonly offerId: string
  readonly booking: Booking
  readonly state: SupplierState
  readonly ref: string | null
  readonly pnr: string | null
  readonly tickets: readonly SupplierTicket[]
  readonly cost: Rial | null
  /** the supplier's unpaid hold ends, if it has an end */
  readonly holdUntil: Temporal.Instant | null
  readonly askedAt: Temporal.Instant
  readonly letGoAt: Temporal.Instant | null
  readonly reason: string | null
  /** ids of airline changes processed so far */
  readonly changesHeard: readonly string[]
  /** the key of the order that its own was changed into */
  readonly changedInto: string | null
}

export const columns = sql`key, order_id as "orderId", leg, supplier, offer_id as "offerId", booking, state, ref, pnr, tickets, cost,
  hold_until as "holdUntil", asked_at as "askedAt", let_go_at as "letGoAt", reason, changes_heard as "changesHeard",
  changed_into as "changedInto"`

export async function onFile(
  trx: Trx,
  row: Pick<SupplierOrderRow, 'orderId' | 'leg' | 'supplier' | 'offerId'> & { readonly booking: Booking },
  now: Temporal.Instant,
): Promise<{ readonly row: SupplierOrderRow; readonly isNew: boolean }> {
  const made = await maybe<SupplierOrderRow>(
    trx,
    sql`
      insert into flights.supplier_orders (key, order_id, leg, supplier, offer_id, booking, state, asked_at)
      values (${row.booking.key}, ${row.orderId}, ${row.leg}, ${row.supplier}, ${row.offerId},
        ${JSON.stringify(row.booking)}::jsonb, 'asked', ${now})
      on conflict (order_id, leg) do nothing returning ${columns}`,
  )
  if (made !== undefined) return { row: made, isNew: true }
  const known = await one<SupplierOrderRow>(
    trx,
    sql`select ${columns} from flights.supplier_orders where order_id = ${row.orderId} and leg = ${row.leg}`,
  )
  return { row: known, isNew: false }
}

interface Move {
  readonly to: SupplierState
  readonly now: Temporal.Instant
  readonly order?: SupplierOrder
  readonly reason?: string
  readonly isAsking?: boolean
}

/** What is issued as a change of another order's ends that one in the same statement: its supplier has one order under that code. */
export function moved(
  trx: Trx,
  key: string,
  { to, now, order, reason, isAsking }: Move,
): Promise<SupplierOrderRow | undefined> {
  const step = JSON.stringify([{ to, at: now.toString(), ...(reason === undefined ? {} : { reason }) }])
  const facts =
    order === undefined
      ? sql``
      : sql`, ref = ${order.ref}, pnr = ${order.pnr}, cost = ${order.total}, hold_until = ${order.holdUntil},
          tickets = ${JSON.stringify(order.tickets)}::jsonb`
  const heard =
    to === 'issued'
      ? sql`, changes_heard = coalesce((select heard from changed limit 1), changes_heard)`
      : sql``
  return maybe<SupplierOrderRow>(
    trx,
    sql`
      ${to === 'issued' ? endingChanged({ key, step }) : sql``}
      update flights.supplier_orders set state = ${to}, history = history || ${step}::jsonb,
        reason = coalesce(${reason ?? null}, reason), asked_at = ${isAsking === true ? sql`${now}` : sql`asked_at`} ${facts} ${heard}
      where key = ${key} and state = any(${[...statesBefore(to)]})
      returning ${columns}`,
  )
}

function endingChanged({ key, step }: { readonly key: string; readonly step: string }) {
  return sql`
    with changed as (
      update flights.supplier_orders old set state = 'released', changed_into = made.key,
        history = old.history || jsonb_set(${step}::jsonb, '{0,to}', '"released"')
      from flights.supplier_orders made
      where made.key = ${key} and made.state = any(${[...statesBefore('issued')]}) and old.supplier = made.supplier
        and old.ref = made.booking->>'changeOf' and old.state = 'issued' and old.key <> made.key
      returning old.changes_heard as heard)`
}

export async function unsent(trx: Trx, key: string): Promise<void> {
  await sql`delete from flights.supplier_orders where key = ${key} and state = 'asked' and ref is null`.execute(
    trx,
  )
}

export function rowsOf(trx: Trx, orderId: string): Promise<readonly SupplierOrderRow[]> {
  return all<SupplierOrderRow>(
    trx,
    sql`select ${columns} from flights.supplier_orders where order_id = ${orderId} order by leg`,
  )
}

export function rowNamed(trx: Trx, key: string): Promise<SupplierOrderRow | undefined> {
  return maybe<SupplierOrderRow>(trx, sql`select ${columns} from flights.supplier_orders where key = ${key}`)
}

/** The supplier's ids of our other recent orders: none of them is the one looked for. */
export async function otherRefs(trx: Trx, { supplier, key }: SupplierOrderRow): Promise<readonly string[]> {
  const rows = await all<{ ref: string }>(
    trx,
    sql`
      select ref from flights.supplier_orders
      where supplier = ${supplier} and key <> ${key} and ref is not null order by asked_at desc limit 2000`,
  )
  return rows.map(({ ref }) => ref)
}

export function issuedAs(trx: Trx, supplier: string, ref: string): Promise<SupplierOrderRow | undefined> {
  return maybe<SupplierOrderRow>(
    trx,
    sql`
      select ${columns} from flights.supplier_orders where supplier = ${supplier} and ref = ${ref} and state = 'issued'
      order by asked_at desc limit 1`,
  )
}

/** Our order has ended: a job releases what is held for it. Joins the caller's transaction. */
export async function letGo(trx: Trx, orderId: string, now: Temporal.Instant): Promise<void> {
  await sql`
    update flights.supplier_orders set let_go_at = ${now}
    where order_id = ${orderId} and let_go_at is null and state in ('asked', 'held', 'issuing', 'unknown')`.execute(
    trx,
  )
}

/** Rows the job must look at: requested some time ago without an outcome, or ended and not released. */
export function unsettled(trx: Trx, before: Temporal.Instant): Promise<readonly SupplierOrderRow[]> {
  return all<SupplierOrderRow>(
    trx,
    sql`
      select ${columns} from flights.supplier_orders
      where (state in ('asked', 'issuing', 'unknown') and asked_at <= ${before})
        or (state = 'held' and let_go_at is not null)
      order by asked_at limit 200`,
  )
}
