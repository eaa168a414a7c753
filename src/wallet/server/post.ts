import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { type Entry, inLockingOrder, isBalanced, ownerOf } from '#wallet/ledger.ts'
import { refuse } from '#wallet/server/refusals.ts'

export async function post(trx: Trx, entry: Entry, now: Temporal.Instant): Promise<boolean> {
  if (!isBalanced(entry.postings)) throw new Error(`entry ${entry.key} does not balance`)
  const postings = inLockingOrder(entry.postings).filter(({ amount }) => amount !== 0)
  try {
    const { written } = await one(
      trx,
      sql<{ written: boolean }>`
        select wallet.write_entry(${entry.key}, ${entry.kind}, ${entry.orderId ?? null}, ${entry.refundId ?? null},
          ${entry.attemptId ?? null}, ${entry.withdrawalId ?? null}, ${entry.memo}, ${now},
          ${postings.map(({ account }) => account.class)}, ${postings.map(({ account }) => ownerOf(account))},
          ${postings.map(({ amount }) => amount)}) as written`,
    )
    return written
  } catch (error) {
    if (breaks(error, 'never_overdrawn')) throw refuse('INSUFFICIENT_BALANCE')
    if (breaks(error, 'within_credit')) throw refuse('CREDIT_SPENT')
    throw error
  }
}

export async function isPosted(trx: Trx, key: string): Promise<Entry['kind'] | undefined> {
  const row = await maybe(trx, sql<{ kind: Entry['kind'] }>`select kind from wallet.entry where key = ${key}`)
  return row?.kind
}

function breaks(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}
