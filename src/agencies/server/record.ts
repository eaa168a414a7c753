import { sql } from 'kysely'
import { isOverdue } from '#agencies/due.ts'
import type { Role } from '#agencies/roles.ts'
import { refuse } from '#agencies/server/refusals.ts'
import type { Room } from '#agencies/server/room.ts'
import { all, maybe, type Trx } from '#database/database.ts'
import { type Rial, rial } from '#money/rial.ts'

export interface AgencyRow {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly national_id: string
  readonly due_days: number
  readonly markup: number
  readonly opened_at: Temporal.Instant
  readonly blocked_at: Temporal.Instant | null
  readonly block_reason: string | null
}

export interface PersonRow {
  readonly id: string
  readonly agency_id: string
  readonly mobile: string | null
  readonly user_id: string | null
  readonly role: Role
  readonly order_limit: number
  readonly day_limit: number
  readonly invited_at: Temporal.Instant | null
  readonly joined_at: Temporal.Instant | null
}

export const columns = sql`id, agency_id, mobile, user_id, role, order_limit, day_limit, invited_at, joined_at`

export async function agencyRow(trx: Trx, id: string): Promise<AgencyRow> {
  const row = await maybe(trx, sql<AgencyRow>`select * from agencies.agency where id::text = ${id}`)
  if (row === undefined) throw refuse('AGENCY_NOT_FOUND')
  return row
}

export function personOf(trx: Trx, userId: string): Promise<PersonRow | undefined> {
  return maybe(
    trx,
    sql<PersonRow>`select ${columns} from agencies.person where user_id = ${userId} and left_at is null`,
  )
}

/** Throws NO_AGENCY, NOT_MANAGER. */
export async function managerOf(trx: Trx, userId: string): Promise<PersonRow> {
  const person = await personOf(trx, userId)
  if (person === undefined) throw refuse('NO_AGENCY')
  if (person.role !== 'manager') throw refuse('NOT_MANAGER')
  return person
}

export function peopleOf(trx: Trx, agencyId: string): Promise<readonly PersonRow[]> {
  return all(
    trx,
    sql<PersonRow>`select ${columns} from agencies.person where agency_id = ${agencyId} and left_at is null
      order by joined_at nulls last, invited_at nulls last, id`,
  )
}

export interface CreditOfAgency {
  /** rial, below zero by what is owed */
  readonly balance: Rial
  readonly limit: Rial
  /** rial that may be bought for */
  readonly left: Rial
  readonly oldestOpen: Temporal.Instant | undefined
  readonly isOverdue: boolean
}

export async function creditOf(
  { wallet, clock }: Pick<Room, 'wallet' | 'clock'>,
  { id, due_days: days }: Pick<AgencyRow, 'id' | 'due_days'>,
  trx?: Trx,
): Promise<CreditOfAgency> {
  const { balance, limit } = await wallet.receivables.stateOf(id, trx)
  const oldestOpen = balance < 0 ? await wallet.receivables.oldestOpen(id, trx) : undefined
  return {
    balance,
    limit,
    left: rial(Math.max(0, limit + balance)),
    oldestOpen,
    isOverdue: isOverdue(oldestOpen, { days, now: clock.now() }),
  }
}
