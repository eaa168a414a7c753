import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { AccountClass } from '#wallet/ledger.ts'

export interface BookFault {
  readonly law:
    | 'entry-sums-to-zero'
    | 'balance-is-sum-of-postings'
    | 'never-below-zero'
    | 'given-back-is-at-most-paid'
  readonly what: string
}

/** Checks rows only, independent of triggers. */
export async function bookFaults(trx: Trx): Promise<readonly BookFault[]> {
  return [
    ...(await unbalanced(trx)),
    ...(await misstated(trx)),
    ...(await overdrawn(trx)),
    ...(await overpaid(trx)),
  ]
}

function unbalanced(trx: Trx): Promise<readonly BookFault[]> {
  return all(
    trx,
    sql<BookFault>`
      select 'entry-sums-to-zero' as law, entry.key || ' ' || coalesce(currency, '') as what
      from wallet.entry
      left join wallet.posting on entry_id = entry.id
      left join wallet.account on account.id = account_id
      group by entry.key, currency having coalesce(sum(amount), 1) <> 0`,
  )
}

function misstated(trx: Trx): Promise<readonly BookFault[]> {
  return all(
    trx,
    sql<BookFault>`
      select 'balance-is-sum-of-postings' as law, class || ' ' || owner as what
      from wallet.account left join wallet.posting on account_id = account.id
      group by account.id having balance <> coalesce(sum(amount), 0)`,
  )
}

function overdrawn(trx: Trx): Promise<readonly BookFault[]> {
  return all(
    trx,
    sql<BookFault>`
      select 'never-below-zero' as law, class || ' ' || owner as what
      from wallet.account where class in ('traveller-wallet', 'prepayment', 'shares-held', 'refunds-due', 'withdrawals-due') and balance < 0`,
  )
}

function overpaid(trx: Trx): Promise<readonly BookFault[]> {
  return all(
    trx,
    sql<BookFault>`
      select 'given-back-is-at-most-paid' as law, 'order ' || order_id as what
      from wallet.entry
      join wallet.posting on entry_id = entry.id
      join wallet.account on account.id = account_id
      where kind in ('order-issued', 'refund-agreed') and class in ('supplier-payable', 'supplier-receivable', 'revenue')
      group by order_id having bool_or(kind = 'refund-agreed') and sum(amount) < 0`,
  )
}

/** Totals by class in rial, for chaos runs and the desk. */
export async function totalsByClass(trx: Trx): Promise<ReadonlyMap<string, number>> {
  const rows = await all(
    trx,
    sql<{ class: string; total: number }>`
      select class, sum(balance)::bigint as total from wallet.account group by class`,
  )
  return new Map(rows.map((row) => [row.class, row.total]))
}

export function openPrepayments(trx: Trx): Promise<ReadonlyMap<string, number>> {
  return openIn(trx, 'prepayment')
}

/** What payers of shares gave that pays no order yet, or goes back, by order; rial. */
export function openShares(trx: Trx): Promise<ReadonlyMap<string, number>> {
  return openIn(trx, 'shares-held')
}

export function openRefundsDue(trx: Trx): Promise<ReadonlyMap<string, number>> {
  return openIn(trx, 'refunds-due')
}

export function openWithdrawalsDue(trx: Trx): Promise<ReadonlyMap<string, number>> {
  return openIn(trx, 'withdrawals-due')
}

/** Advances for exchanged tickets by new order; negative. */
export function openRebookings(trx: Trx): Promise<ReadonlyMap<string, number>> {
  return openIn(trx, 'rebooking')
}

async function openIn(trx: Trx, name: AccountClass): Promise<ReadonlyMap<string, number>> {
  const rows = await all(
    trx,
    sql<{ owner: string; balance: number }>`
      select owner, balance from wallet.account where class = ${name} and balance <> 0`,
  )
  return new Map(rows.map((row) => [row.owner, row.balance]))
}
