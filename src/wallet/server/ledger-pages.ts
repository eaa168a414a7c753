import { sql } from 'kysely'
import { all, type Database, maybe } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { type AccountClass, classesInParts, type EntryKind } from '#wallet/ledger.ts'

export interface AccountName {
  readonly class: AccountClass
  readonly owner: string
}

export interface ClassBalance {
  readonly class: AccountClass
  readonly accounts: number
  readonly balance: Rial
}

export interface AccountBalance extends AccountName {
  readonly balance: Rial
}

/** One posting of an account, with its entry. */
export interface LedgerLine {
  /** later postings of an account have higher ones */
  readonly seq: number
  readonly entryId: number
  readonly kind: EntryKind
  readonly at: Temporal.Instant
  readonly amount: Rial
  readonly orderId: string | null
}

export interface LedgerEntry {
  readonly id: number
  readonly kind: EntryKind
  readonly memo: string
  readonly at: Temporal.Instant
  readonly orderId: string | null
  readonly postings: readonly (AccountName & { readonly amount: Rial })[]
}

export interface LinesWanted {
  readonly account: AccountName
  readonly kind?: EntryKind | undefined
  readonly from?: Temporal.Instant | undefined
  readonly until?: Temporal.Instant | undefined
  /** lines below this `seq` */
  readonly before?: number | undefined
  readonly take: number
}

export interface AccountsWanted {
  readonly class: AccountClass
  /** owners after this one */
  readonly after?: string | undefined
  readonly take: number
}

/** The ledger as it is read at the desk; rial, whatever flows in is positive. */
export interface LedgerPages {
  /** All accounts by class; together they make zero. */
  balances(): Promise<readonly ClassBalance[]>
  /** By owner. */
  accounts(wanted: AccountsWanted): Promise<readonly AccountBalance[]>
  /** The newest first. */
  lines(wanted: LinesWanted): Promise<readonly LedgerLine[]>
  entry(id: number): Promise<LedgerEntry | undefined>
}

export function openLedgerPages(database: Database): LedgerPages {
  return {
    balances: () => all(database, balancesByClass()),
    accounts: ({ class: name, after, take }) =>
      all(
        database,
        sql<AccountBalance>`select class, owner, sum(balance)::bigint as balance from wallet.account
          where class = ${name} and (${after ?? null}::text is null or owner > ${after ?? null})
          group by class, owner order by owner limit ${take}`,
      ),
    lines: (wanted) => all(database, linesOf(wanted)),
    entry: (id) => maybe(database, entryWith(id)),
  }
}

/** Most accounts are one row an owner and are counted as they are read; owners are told apart only where accounts lie in parts. */
function balancesByClass() {
  return sql<ClassBalance>`
    with summed as (select class, count(*) as accounts, sum(balance)::bigint as balance from wallet.account group by class),
    in_parts as (
      select class, count(distinct owner) as accounts from wallet.account
      where class = any(${[...classesInParts]}::text[]) group by class)
    select class, coalesce(in_parts.accounts, summed.accounts)::int as accounts, balance
    from summed left join in_parts using (class) order by class`
}

/** A busy account lies in parts: of each the newest are read, and of those the newest. Of a day, by its entries: an account may have a
 * million lines, a day has few. */
function linesOf({ account, kind, from, until, before, take }: LinesWanted) {
  const parts = sql`select id from wallet.account where class = ${account.class} and owner = ${account.owner}`
  if (from === undefined || until === undefined)
    return sql<LedgerLine>`
      select seq, entry_id as "entryId", kind, at, amount, order_id as "orderId"
      from (${parts}) part cross join lateral wallet.newest_lines(part.id, ${before ?? null}, ${kind ?? null}, ${take})
      order by seq desc limit ${take}`
  return sql<LedgerLine>`
    with entry as materialized (
      select id, kind, at, order_id from wallet.entry
      where at >= ${from} and at < ${until} and (${kind ?? null}::text is null or kind = ${kind ?? null}))
    select seq, entry.id as "entryId", kind, at, amount, order_id as "orderId"
    from entry cross join lateral (
      select seq, amount from wallet.posting where entry_id = entry.id and account_id = any(array(${parts})) offset 0) line
    where ${before ?? null}::bigint is null or seq < ${before ?? null}
    order by seq desc limit ${take}`
}

function entryWith(id: number) {
  return sql<LedgerEntry>`
    select entry.id, kind, memo, at, order_id as "orderId",
      jsonb_agg(jsonb_build_object('class', class, 'owner', owner, 'amount', amount) order by seq) as postings
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where entry.id = ${id} group by entry.id`
}
