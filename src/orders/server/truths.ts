import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** An order that is not as an order must be. */
export interface OrderFault {
  readonly law:
    | 'history-is-a-path'
    | 'history-ends-where-it-stands'
    | 'paid-by-one-capture-of-its-total'
    | 'prepayment-is-what-is-not-yet-issued'
    | 'no-hold-outlives-its-time'
    | 'paid-is-settled-in-time'
  readonly orderId: string
}

/**
 * What is wrong with the orders: nothing, if all is well. `prepaid` is what the ledger holds for each order
 * (`openPrepayments` of the wallet's books). For tests, for chaos and for readiness; it reads every order.
 */
export async function orderFaults(
  trx: Trx,
  { now, prepaid }: { readonly now: Temporal.Instant; readonly prepaid: ReadonlyMap<string, number> },
): Promise<readonly OrderFault[]> {
  const faults = await Promise.all([
    found(trx, 'history-is-a-path', offThePath),
    found(trx, 'history-ends-where-it-stands', elsewhere),
    found(trx, 'paid-by-one-capture-of-its-total', unpaidFor),
    found(trx, 'no-hold-outlives-its-time', overstayed(now)),
    found(trx, 'paid-is-settled-in-time', hanging(now)),
    misprepaid(trx, prepaid),
  ])
  return faults.flat()
}

type Ids = RawBuilder<{ id: string }>

async function found(trx: Trx, law: OrderFault['law'], query: Ids): Promise<readonly OrderFault[]> {
  return (await all(trx, query)).map(({ id }) => ({ law, orderId: id }))
}

const offThePath: Ids = sql`
  select distinct order_id as id from (
    select order_id, status, at,
      lag(status) over path as was, lag(at) over path as before
    from orders.history window path as (partition by order_id order by id)) as steps
  where case when was is null then status <> 'created'
    else before > at or not exists (select from orders.life where life.was = steps.was and becomes = status) end`

const elsewhere: Ids = sql`
  select id from orders."order" where status is distinct from (
    select history.status from orders.history where order_id = "order".id order by history.id desc limit 1)`

const unpaidFor: Ids = sql`
  select id from orders."order" where (status in ('paid', 'issuing', 'issued', 'failed')) <> exists (
    select from orders.capture where order_id = "order".id and became = 'paid' and amount = total)`

/** I10: a minute after its time at the latest. */
const overstayed = (now: Temporal.Instant): Ids => sql`
  select id from orders."order" where status in ('created', 'submitted', 'approved')
    and hold_expires_at < ${now.subtract({ seconds: 60 })}`

/** §9: within 15 minutes; the sweep takes up to two more. */
const hanging = (now: Temporal.Instant): Ids => sql`
  select id from orders."order" where status in ('paid', 'issuing') and paid_at < ${now.subtract({ minutes: 17 })}`

async function misprepaid(trx: Trx, prepaid: ReadonlyMap<string, number>): Promise<readonly OrderFault[]> {
  const rows = await all(
    trx,
    sql<{
      id: string
      total: number
    }>`select id, total from orders."order" where status in ('paid', 'issuing')`,
  )
  const due = new Map(rows.map((row) => [row.id, row.total]))
  const ids = [...new Set([...due.keys(), ...prepaid.keys()])]
  return ids
    .filter((id) => due.get(id) !== prepaid.get(id))
    .map((orderId) => ({ law: 'prepayment-is-what-is-not-yet-issued', orderId }))
}
