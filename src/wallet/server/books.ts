import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { AccountClass } from '#wallet/ledger.ts'

/** A place where the books do not agree with themselves. Empty answers of all of them mean the ledger is right. */
export interface BookFault {
  readonly law:
    | 'entry-sums-to-zero'
    | 'balance-is-sum-of-postings'
    | 'never-below-zero'
    | 'given-back-is-at-most-paid'
  readonly what: string
}

/** What is wrong with the ledger, from its rows alone and not from its triggers: nothing, if all is well. */
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
      from wallet.account where class in ('traveller-wallet', 'prepayment', 'refunds-due') and balance < 0`,
  )
}

/** All refunds of an order take back at most what its ticket brought to supplier and agency. */
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

/** What all accounts of a class hold together, in rial; for the chaos run and the desk's first look. */
export async function totalsByClass(trx: Trx): Promise<ReadonlyMap<string, number>> {
  const rows = await all(
    trx,
    sql<{ class: string; total: number }>`
      select class, sum(balance)::bigint as total from wallet.account group by class`,
  )
  return new Map(rows.map((row) => [row.class, row.total]))
}

/** What is taken and not yet earned, by order: only orders with something in it. */
export function openPrepayments(trx: Trx): Promise<ReadonlyMap<string, number>> {
  return openIn(trx, 'prepayment')
}

/** What is agreed and not yet given, by refund. */
export function openRefundsDue(trx: Trx): Promise<ReadonlyMap<string, number>> {
  return openIn(trx, 'refunds-due')
}

/** What is advanced for tickets that are to be given back for others, by the new order; below zero. */
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
