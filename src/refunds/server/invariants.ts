import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface RefundFault {
  readonly law:
    | 'items-sum-to-the-amount'
    | 'given-back-as-quoted'
    | 'due-is-what-is-not-yet-paid'
    | 'history-is-a-path'
    | 'lateness-is-made-good'
  readonly refundId: string
}

/** `due` is the ledger's balance per refund (`openRefundsDue`). Reads every refund: for tests, chaos and readiness. */
export async function refundFaults(
  trx: Trx,
  { now, due }: { readonly now: Temporal.Instant; readonly due: ReadonlyMap<string, number> },
): Promise<readonly RefundFault[]> {
  const faults = await Promise.all([
    found(trx, 'items-sum-to-the-amount', missummed),
    found(trx, 'given-back-as-quoted', unquoted),
    found(trx, 'history-is-a-path', offThePath),
    found(trx, 'lateness-is-made-good', unpaidFor(now)),
    misdue(trx, due),
  ])
  return faults.flat()
}

type Ids = RawBuilder<{ id: string }>

async function found(trx: Trx, law: RefundFault['law'], query: Ids): Promise<readonly RefundFault[]> {
  return (await all(trx, query)).map(({ id }) => ({ law, refundId: id }))
}

const missummed: Ids = sql`
  select request.id from refunds.request left join refunds.item on request_id = request.id
  group by request.id
  having request.amount is distinct from sum(item.refund) or request.penalty is distinct from sum(item.penalty)`

const unquoted: Ids = sql`
  select request.id from refunds.request left join refunds.quote on quote.id = quote_id
  where (request.order_id, request.user_id, request.amount, request.penalty)
      is distinct from (quote.order_id, quote.user_id, quote.refund, quote.penalty)
    or exists (
      select from refunds.item
      where request_id = request.id and (item.order_id <> request.order_id or refund > item.paid or not quote.items @>
        jsonb_build_array(jsonb_build_object('passenger', passenger, 'leg', leg, 'paid', item.paid, 'refund', item.refund))))`

const offThePath: Ids = sql`
  select distinct request_id as id from (
    select request_id, state, lag(state) over path as was
    from refunds.history window path as (partition by request_id order by id)) as steps
  where case when was is null then state <> 'agreed'
    else not exists (select from refunds.life where life.was = steps.was and becomes = state) end
  union
  select id from refunds.request where state is distinct from (
    select history.state from refunds.history where request_id = request.id order by history.id desc limit 1)`

/** The job has two hours to pay a day. */
const unpaidFor = (now: Temporal.Instant): Ids => sql`
  select id from refunds.request
  where destination = 'bank' and state <> 'paid' and due_at < ${now.subtract({ hours: 2 })}
    and not exists (select from refunds.compensation where request_id = request.id)`

async function misdue(trx: Trx, due: ReadonlyMap<string, number>): Promise<readonly RefundFault[]> {
  const rows = await all(
    trx,
    sql<{ id: string; amount: number }>`select id, amount from refunds.request where state <> 'paid'`,
  )
  const open = new Map(rows.map((row) => [row.id, row.amount]))
  return [...new Set([...open.keys(), ...due.keys()])]
    .filter((id) => open.get(id) !== due.get(id))
    .map((refundId) => ({ law: 'due-is-what-is-not-yet-paid', refundId }))
}
