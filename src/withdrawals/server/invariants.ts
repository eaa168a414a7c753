import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface WithdrawalFault {
  readonly law:
    | 'due-is-what-is-on-its-way'
    | 'history-is-a-path'
    | 'paid-out-is-what-was-sent'
    | 'limits-of-a-day'
  readonly withdrawalId: string
}

/** `due` is the ledger's balance per withdrawal (`openWithdrawalsDue`). Reads every withdrawal: for tests and chaos. */
export async function withdrawalFaults(
  trx: Trx,
  due: ReadonlyMap<string, number>,
): Promise<readonly WithdrawalFault[]> {
  const faults = await Promise.all([
    misdue(trx, due),
    found(trx, 'history-is-a-path', offThePath),
    found(trx, 'paid-out-is-what-was-sent', notSent),
    found(trx, 'limits-of-a-day', beyondLimits),
  ])
  return faults.flat()
}

type Ids = RawBuilder<{ id: string }>

async function found(trx: Trx, law: WithdrawalFault['law'], query: Ids): Promise<readonly WithdrawalFault[]> {
  return (await all(trx, query)).map(({ id }) => ({ law, withdrawalId: id }))
}

async function misdue(trx: Trx, due: ReadonlyMap<string, number>): Promise<readonly WithdrawalFault[]> {
  const rows = await all(
    trx,
    sql<{ id: string; amount: number }>`
      select id, amount from withdrawals.request where state in ('requested', 'sent')`,
  )
  const open = new Map(rows.map((row) => [row.id, row.amount]))
  return [...new Set([...open.keys(), ...due.keys()])]
    .filter((id) => open.get(id) !== due.get(id))
    .map((withdrawalId) => ({ law: 'due-is-what-is-on-its-way', withdrawalId }))
}

const offThePath: Ids = sql`
  select distinct request_id as id from (
    select request_id, state, lag(state) over path as was
    from withdrawals.history window path as (partition by request_id order by id)) as steps
  where case when was is null then state <> 'requested'
    else not exists (select from withdrawals.life where life.was = steps.was and becomes = state) end
  union
  select id from withdrawals.request where state is distinct from (
    select history.state from withdrawals.history where request_id = request.id order by history.id desc limit 1)`

const notSent: Ids = sql`
  select request.id from withdrawals.request left join withdrawals.payout on request_id = request.id
  where (payout.id is null) <> (state in ('requested', 'cancelled'))`

const beyondLimits: Ids = sql`
  select request.id from withdrawals.request
  where (
    select sum(amount) > 1000000000 from withdrawals.request as other
    where other.user_id = request.user_id and other.state not in ('cancelled', 'returned')
      and other.made_at > request.made_at - interval '24 hours' and other.made_at <= request.made_at)
    and state not in ('cancelled', 'returned')`
