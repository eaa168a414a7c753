import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Withdrawal } from '#withdrawals/calls.ts'
import type { WithdrawalMade } from '#withdrawals/entries.ts'
import { refuse } from '#withdrawals/server/refusals.ts'
import type { WithdrawalNews } from '#withdrawals/server/room.ts'
import { type Happened, stepsOf, type WithdrawalState } from '#withdrawals/steps.ts'

export interface WithdrawalRow {
  readonly id: string
  readonly number: string
  readonly user_id: string
  readonly amount: Rial
  readonly account: Buffer
  readonly account_hint: string
  readonly state: WithdrawalState
  readonly made_at: Temporal.Instant
  readonly send_at: Temporal.Instant
  readonly due_at: Temporal.Instant
  readonly brand: string | null
}

export function madeOf({ id, user_id: userId, number, amount }: WithdrawalRow): WithdrawalMade {
  return { withdrawalId: id, userId, number, amount }
}

export function newsOf(row: WithdrawalRow, happened: WithdrawalNews['happened']): WithdrawalNews {
  const { id, user_id: userId, number, amount, due_at: dueAt, brand } = row
  return { happened, userId, number, amount, dueAt, brand, key: `withdrawal:${id}:${happened}` }
}

export async function lockedWithdrawal(trx: Trx, id: string): Promise<WithdrawalRow> {
  const row = await maybe(
    trx,
    sql<WithdrawalRow>`select * from withdrawals.request where id = ${id} for update`,
  )
  if (row === undefined) throw refuse('WITHDRAWAL_NOT_FOUND')
  return row
}

export function ownWithdrawal(trx: Trx, userId: string, id: string): Promise<WithdrawalRow | undefined> {
  return maybe(
    trx,
    sql<WithdrawalRow>`select * from withdrawals.request where id = ${id} and user_id = ${userId}`,
  )
}

const listed = 50

export function withdrawalsOf(trx: Trx, userId: string): Promise<readonly WithdrawalRow[]> {
  return all(
    trx,
    sql<WithdrawalRow>`
      select * from withdrawals.request where user_id = ${userId} order by made_at desc, id limit ${listed}`,
  )
}

export async function moveWithdrawal(
  trx: Trx,
  row: WithdrawalRow,
  { state, at }: Happened,
): Promise<WithdrawalRow> {
  await sql`update withdrawals.request set state = ${state} where id = ${row.id}`.execute(trx)
  await note(trx, row.id, { state, at })
  return { ...row, state }
}

export async function note(trx: Trx, id: string, { state, at }: Happened): Promise<void> {
  await sql`insert into withdrawals.history (request_id, state, at) values (${id}, ${state}, ${at})`.execute(
    trx,
  )
}

interface HappenedRow extends Happened {
  readonly id: string
}

export async function withdrawalViews(trx: Trx, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const ids = rows.map(({ id }) => id)
  const history = await all(
    trx,
    sql<HappenedRow>`
      select request_id as id, state, at from withdrawals.history
      where request_id = any(${ids}::uuid[]) order by history.id`,
  )
  const payouts = await all(
    trx,
    sql<{ id: string; reference: string | null }>`
      select request_id as id, reference from withdrawals.payout where request_id = any(${ids}::uuid[])`,
  )
  const references = new Map(payouts.map(({ id, reference }) => [id, reference]))
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    amount: row.amount,
    account: row.account_hint,
    state: row.state,
    madeAt: row.made_at.toString(),
    sendAt: row.send_at.toString(),
    dueAt: row.due_at.toString(),
    reference: row.state === 'arrived' ? (references.get(row.id) ?? null) : null,
    steps: stepsOf({
      happened: history.filter(({ id }) => id === row.id),
      sendAt: row.send_at,
      dueAt: row.due_at,
    }),
  }))
}
