import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { openWithdrawalsDue } from '#wallet/server/books.ts'
import { withdrawalFaults } from '#withdrawals/server/invariants.ts'
import type { Diary } from '../buyer/diary.ts'
import type { Scene } from './scene.ts'
import type { Violation } from './verdict.ts'

interface WithdrawalRow {
  readonly id: string
  readonly amount: number
  readonly state: string
  /** rial by the ledger: what left the wallet for good, and what the provider is owed for */
  readonly gone: number
  readonly sent: number
  /** the payout's id */
  readonly track_id: string | null
}

const law = {
  kind: 'unreconciled',
  law: 'what is taken home arrives once, or is back in the wallet',
} as const

/** Every withdrawal has come to its end: at the bank, with as much by the bank's own books, or back, and nowhere else. */
export async function brokenWithdrawals(
  { database, bank }: Scene,
  diaries: readonly Diary[],
): Promise<readonly Violation[]> {
  const rows = await all(database, withdrawals)
  const payouts = new Map(
    bank.payouts.all().map((one) => [one.trackId, { ...one, status: bank.payouts.statusOf(one) }]),
  )
  const broken = rows.filter((row) => {
    const payout = payouts.get(row.track_id ?? '')
    const atBank = payout?.status === 'DONE' ? payout.amount : 0
    const wanted = row.state === 'arrived' ? row.amount : 0
    const isOver = ['arrived', 'returned', 'cancelled'].includes(row.state)
    return !(isOver && atBank === wanted && row.gone === wanted && row.sent === wanted)
  })
  const faults = await withdrawalFaults(database, await openWithdrawalsDue(database))
  return [
    ...broken.map((row) => ({ ...law, what: JSON.stringify(row) })),
    ...faults.map(({ law: name, withdrawalId }) => ({
      kind: 'unreconciled' as const,
      law: name,
      what: withdrawalId,
    })),
    ...forgotten(rows, diaries),
  ]
}

/** What was acknowledged is there, and what was cancelled stays so. */
function forgotten(rows: readonly WithdrawalRow[], diaries: readonly Diary[]): readonly Violation[] {
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return diaries
    .flatMap(({ withdrawal }) => withdrawal ?? [])
    .filter(({ id, isCancelled }) => {
      const state = states.get(id)
      return state === undefined || (isCancelled && state !== 'cancelled')
    })
    .map(({ id }) => ({ kind: 'lost', law: 'what was acknowledged is so, once', what: `withdrawal ${id}` }))
}

/** Payouts at the bank that withdrawals ordered. */
export async function payoutsOfWithdrawals(database: Database): Promise<readonly string[]> {
  const rows = await all(database, sql<{ id: string }>`select id::text from withdrawals.payout`)
  return rows.map(({ id }) => id)
}

const withdrawals = sql<WithdrawalRow>`
  select request.id, request.amount, request.state, gone, sent,
    (select payout.id::text from withdrawals.payout where request_id = request.id) as track_id
  from withdrawals.request
  cross join lateral (
    select -coalesce(sum(amount) filter (where class = 'traveller-wallet'), 0)::bigint as gone,
      coalesce(sum(amount) filter (where class = 'payout-clearing'), 0)::bigint as sent
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where withdrawal_id = request.id) entered`
