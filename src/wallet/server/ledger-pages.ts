import { sql } from 'kysely'
import { all, type Database, maybe } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { AccountClass, EntryKind } from '#wallet/ledger.ts'

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
    balances: () =>
      all(
        database,
        sql<ClassBalance>`select class, count(distinct owner)::int as accounts, sum(balance)::bigint as balance
          from wallet.account group by class order by class`,
      ),
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

/** A busy account lies in parts: of each the newest are read, and of those the newest. */
function linesOf({ account, kind, from, until, before, take }: LinesWanted) {
  return sql<LedgerLine>`
    select line.* from wallet.account cross join lateral (
      select seq, entry_id as "entryId", kind, at, amount, order_id as "orderId"
      from wallet.posting join wallet.entry on entry.id = entry_id
      where account_id = account.id
        and (${before ?? null}::bigint is null or seq < ${before ?? null})
        and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (${from ?? null}::timestamptz is null or at >= ${from ?? null})
        and (${until ?? null}::timestamptz is null or at < ${until ?? null})
      order by seq desc limit ${take}) as line
    where class = ${account.class} and owner = ${account.owner}
    order by seq desc limit ${take}`
}

function entryWith(id: number) {
  return sql<LedgerEntry>`
    select entry.id, kind, memo, at, order_id as "orderId",
      jsonb_agg(jsonb_build_object('class', class, 'owner', owner, 'amount', amount) order by seq) as postings
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where entry.id = ${id} group by entry.id`
}
