import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import {
  type Account,
  type Entry,
  inLockingOrder,
  isBalanced,
  ownerOf,
  type Posting,
} from '#wallet/ledger.ts'
import { refuse } from '#wallet/server/refusals.ts'

/** Writes an entry once; see `Wallet.post`. */
export async function post(trx: Trx, entry: Entry, now: Temporal.Instant): Promise<boolean> {
  if (!isBalanced(entry.postings)) throw new Error(`entry ${entry.key} does not balance`)
  const written = await maybe(
    trx,
    sql<{ id: number }>`
      insert into wallet.entry (key, kind, order_id, memo, at)
      values (${entry.key}, ${entry.kind}, ${entry.orderId ?? null}, ${entry.memo}, ${now})
      on conflict (key) do nothing returning id`,
  )
  if (written === undefined) return false
  for (const posting of inLockingOrder(entry.postings)) await take(trx, written.id, posting)
  return true
}

export async function isPosted(trx: Trx, key: string): Promise<Entry['kind'] | undefined> {
  const row = await maybe(trx, sql<{ kind: Entry['kind'] }>`select kind from wallet.entry where key = ${key}`)
  return row?.kind
}

async function take(trx: Trx, entryId: number, posting: Posting): Promise<void> {
  if (posting.amount === 0) return
  const accountId = await lock(trx, posting.account)
  try {
    await sql`insert into wallet.posting (entry_id, account_id, amount)
      values (${entryId}, ${accountId}, ${posting.amount})`.execute(trx)
  } catch (error) {
    if (isOverdrawn(error)) throw refuse('INSUFFICIENT_BALANCE')
    throw error
  }
}

/** The account's row, locked until the transaction ends; opened when it is the first time. */
async function lock(trx: Trx, account: Account): Promise<number> {
  const owner = ownerOf(account)
  await sql`insert into wallet.account (class, owner) values (${account.class}, ${owner})
    on conflict do nothing`.execute(trx)
  const row = await one(
    trx,
    sql<{ id: number }>`
      select id from wallet.account where class = ${account.class} and owner = ${owner} for update`,
  )
  return row.id
}

function isOverdrawn(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'never_overdrawn'
}
