import { sql } from 'kysely'
import { all, type Database, maybe, one, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { EntryKind } from '#wallet/ledger.ts'

/** Rial; the balance is below zero by what is owed. */
export interface CreditState {
  readonly balance: Rial
  readonly limit: Rial
}

export interface CreditMove {
  readonly at: Temporal.Instant
  readonly kind: EntryKind
  readonly orderId: string | null
  readonly memo: string
  readonly invoice: string | null
  readonly amount: Rial
}

/** What those owe us who buy now and pay later, by the id of whoever owes. */
export interface Receivables {
  stateOf(owner: string, trx?: Trx): Promise<CreditState>
  setLimit(trx: Trx, line: { owner: string; limit: Rial; at: Temporal.Instant }): Promise<void>
  /** When the oldest was bought of what is not paid yet: settlements pay the oldest first. */
  oldestOpen(owner: string, trx?: Trx): Promise<Temporal.Instant | undefined>
  balanceAt(owner: string, at: Temporal.Instant): Promise<Rial>
  moves(owner: string, from: Temporal.Instant, until: Temporal.Instant): Promise<readonly CreditMove[]>
}

export function openReceivables(database: Database): Receivables {
  return {
    async stateOf(owner, trx = database) {
      const row = await one(
        trx,
        sql<{ balance: number; limit: number }>`select
          coalesce((select balance from wallet.account where ${accountOf(owner)}), 0)::bigint as balance,
          coalesce((select credit_limit from wallet.credit_line where owner = ${owner}), 0)::bigint as "limit"`,
      )
      return { balance: rial(row.balance), limit: rial(row.limit) }
    },
    async setLimit(trx, { owner, limit, at }) {
      await sql`insert into wallet.credit_line (owner, credit_limit, set_at) values (${owner}, ${limit}, ${at})
        on conflict (owner) do update set credit_limit = excluded.credit_limit, set_at = excluded.set_at`.execute(
        trx,
      )
    },
    async oldestOpen(owner, trx = database) {
      const row = await maybe(trx, oldest(owner))
      return row?.since
    },
    async balanceAt(owner, at) {
      const { balance } = await one(
        database,
        sql<{ balance: number }>`select coalesce(sum(amount), 0)::bigint as balance from ${moved(owner)}
          where entry.at < ${at}`,
      )
      return rial(balance)
    },
    moves: (owner, from, until) =>
      all(
        database,
        sql<CreditMove>`select entry.at, entry.kind, order_id as "orderId", memo, amount, (
            select year || '-' || number from wallet.invoice where entry_id = case entry.kind
              when 'order-on-credit' then (select id from wallet.entry sold where sold.key = 'settle ' || entry.order_id)
              else (select id from wallet.entry back where back.key = 'refund ' || entry.refund_id) end) as invoice
          from ${moved(owner)} where entry.at >= ${from} and entry.at < ${until} order by entry.at, entry.id`,
      ),
  }
}

function accountOf(owner: string) {
  return sql`class = 'agency-receivable' and owner = ${owner}`
}

function moved(owner: string) {
  return sql`wallet.posting join wallet.entry on entry.id = entry_id
    join (select id from wallet.account where ${accountOf(owner)}) of_it on of_it.id = account_id`
}

function oldest(owner: string) {
  return sql<{ since: Temporal.Instant }>`
    with moved as (select order_id, entry.at, amount from ${moved(owner)}),
    owed as (
      select order_id, min(at) as since, -sum(amount) as amount from moved
      where order_id is not null group by order_id having sum(amount) < 0),
    in_turn as (select since, sum(amount) over (order by since, order_id) as up_to from owed)
    select since from in_turn
    where up_to > (select coalesce(sum(amount), 0) from moved where order_id is null)
    order by since limit 1`
}
