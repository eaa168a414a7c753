import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface OrderFault {
  readonly law:
    | 'history-is-a-path'
    | 'history-ends-where-it-stands'
    | 'paid-in-parts-that-make-its-total'
    | 'discount-has-its-use'
    | 'rate-difference-has-its-lines'
    | 'prepayment-is-what-is-not-yet-issued'
    | 'no-hold-outlives-its-time'
    | 'paid-is-settled-in-time'
    | 'has-what-it-is-of'
    | 'captures-make-their-attempt'
    | 'trip-is-its-owners'
    | 'trip-ends-with-its-first-hold'
    | 'whole-is-paid-together'
    | 'split-ends-with-its-order'
    | 'paid-split-pays-its-order'
    | 'shares-held-are-what-nobody-has-back'
  readonly orderId: string
}

/** Empty when all is well. `prepaid`: the ledger's balance for each order (`openPrepayments`); `shares`: the same of what is held
 * of its shares (`openShares`), of none by default.
 * For tests, chaos runs and readiness; reads every order. */
export async function orderFaults(
  trx: Trx,
  {
    now,
    prepaid,
    shares = new Map(),
  }: {
    readonly now: Temporal.Instant
    readonly prepaid: ReadonlyMap<string, number>
    readonly shares?: ReadonlyMap<string, number>
  },
): Promise<readonly OrderFault[]> {
  const faults = await Promise.all([
    found(trx, 'history-is-a-path', offThePath),
    found(trx, 'history-ends-where-it-stands', elsewhere),
    found(trx, 'paid-in-parts-that-make-its-total', unpaidFor),
    found(trx, 'discount-has-its-use', unused),
    found(trx, 'rate-difference-has-its-lines', undifferent),
    found(trx, 'no-hold-outlives-its-time', overstayed(now)),
    found(trx, 'paid-is-settled-in-time', hanging(now)),
    found(trx, 'has-what-it-is-of', empty),
    found(trx, 'captures-make-their-attempt', undivided),
    found(trx, 'trip-is-its-owners', others),
    found(trx, 'trip-ends-with-its-first-hold', apart),
    found(trx, 'whole-is-paid-together', broken),
    found(trx, 'split-ends-with-its-order', unended),
    found(trx, 'paid-split-pays-its-order', unpaying),
    misheld(trx, shares),
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

/** Total = gateway + wallet + credit + discount; unpaid orders have no paying capture. Shares that paid it were at gateways, too. */
const unpaidFor: Ids = sql`
  select "order".id from orders."order" left join orders.capture on order_id = "order".id and became = 'paid'
  where case when status in ('paid', 'issuing', 'issued', 'refunded', 'unissued', 'replaced', 'failed')
    then coalesce(amount, 0) + wallet_part + credit + discount + (select coalesce(sum(p.amount), 0)
      from orders.share_payment p where p.order_id = "order".id and source = 'gateway' and was_spent) <> total
    else amount is not null end`

const unused: Ids = sql`
  select "order".id from orders."order" left join orders.voucher_use on order_id = "order".id and given_back_at is null
  where coalesce(voucher_use.discount, 0) <> case when status in ('failed', 'replaced') then 0 else "order".discount end`

/** Of issued orders alone, and no more than was paid. */
const undifferent: Ids = sql`
  select "order".id from orders."order" left join orders.rate_difference on order_id = "order".id
  group by "order".id having rate_difference <> coalesce(sum(amount), 0) or rate_difference > total - discount
    or rate_difference > 0 and status not in ('issued', 'refunded')`

/** I10: at the latest a minute after its time. */
const overstayed = (now: Temporal.Instant): Ids => sql`
  select id from orders."order" where status in ('created', 'submitted', 'approved')
    and hold_expires_at < ${now.subtract({ seconds: 60 })}`

/** §9: within 15 minutes; the sweep takes up to two more. */
const hanging = (now: Temporal.Instant): Ids => sql`
  select id from orders."order" where status in ('paid', 'issuing', 'unissued') and paid_at < ${now.subtract({ minutes: 17 })}`

/** An order has exactly its product's contents; a stay has a leader a room. */
const empty: Ids = sql`
  select id from orders."order" join orders.product on kind = product left join orders.stay on stay.order_id = id
    left join orders.visa on visa.order_id = id left join orders.service on service.order_id = id
  where case made_of when 'rooms' then stay.rooms is distinct from passenger_count else stay.order_id is not null end
    or (made_of = 'application') <> (visa.order_id is not null)
    or (made_of = 'service') <> (service.order_id is not null)
    or (made_of = 'journeys') <> exists (select from orders.journey where order_id = id)`

/** What an attempt took is divided among its orders to the rial. */
const undivided: Ids = sql`
  select order_id as id from orders.capture where attempt_id in (
    select attempt_id from orders.capture group by attempt_id
    having sum(amount) <> min(of_amount) or min(of_amount) <> max(of_amount))`

const others: Ids = sql`
  select "order".id from orders."order" left join orders.trip on trip.id = trip_id
  where trip_id is not null and trip.owner_id is distinct from "order".owner_id`

/** What is held for a trip is held as long as the first of it. */
const apart: Ids = sql`
  select id from orders."order" where phase = 'unpaid' and hold_expires_at > (
    select min(one.hold_expires_at) from orders."order" one where one.trip_id = "order".trip_id and one.phase = 'unpaid')`

const broken: Ids = sql`
  select id from orders."order" where whole and paid_at is not null and exists (
    select from orders."order" one where one.trip_id = "order".trip_id and one.whole and one.paid_at is null)`

/** One is open while its order waits to be paid, and no longer. */
const unended: Ids = sql`
  select order_id as id from orders.split join orders."order" on "order".id = order_id
  where state = 'open' and status <> 'approved'`

const unpaying: Ids = sql`
  select order_id as id from orders.split join orders."order" on "order".id = order_id
  where state = 'paid' and paid_at is null
  union select p.order_id from orders.share_payment p
  join orders.share on share.id = p.share_id join orders.split on split.id = split_id
  where p.state = 'held' and split.state <> 'open' or p.state = 'spent' and p.source = 'gateway' and split.state <> 'paid'`

async function misheld(trx: Trx, shares: ReadonlyMap<string, number>): Promise<readonly OrderFault[]> {
  const rows = await all(
    trx,
    sql<{ id: string; held: number }>`
      select order_id as id, sum(amount)::bigint as held from orders.share_payment
      where source = 'gateway' and state in ('held', 'returning') group by order_id`,
  )
  const due = new Map(rows.map((row) => [row.id, row.held]))
  const ids = [...new Set([...due.keys(), ...shares.keys()])]
  return ids
    .filter((id) => due.get(id) !== shares.get(id))
    .map((orderId) => ({ law: 'shares-held-are-what-nobody-has-back', orderId }))
}

async function misprepaid(trx: Trx, prepaid: ReadonlyMap<string, number>): Promise<readonly OrderFault[]> {
  const rows = await all(
    trx,
    sql<{ id: string; held: number }>`
      select id, case when status in ('paid', 'issuing', 'unissued') then total else wallet_part end as held
      from orders."order" where status in ('paid', 'issuing', 'unissued')
        or status in ('created', 'submitted', 'approved', 'rejected', 'expired', 'cancelled') and wallet_part > 0`,
  )
  const due = new Map(rows.map((row) => [row.id, row.held]))
  const ids = [...new Set([...due.keys(), ...prepaid.keys()])]
  return ids
    .filter((id) => due.get(id) !== prepaid.get(id))
    .map((orderId) => ({ law: 'prepayment-is-what-is-not-yet-issued', orderId }))
}
