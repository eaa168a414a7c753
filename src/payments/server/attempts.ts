import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { type AttemptState, attemptStates, isLive, statesBefore } from '#payments/attempt.ts'
import type { Receipt } from '#payments/gateway.ts'

/** One attempt to pay, as its row. */
export interface Attempt {
  readonly id: string
  readonly orderId: string
  readonly userId: string
  readonly gatewayId: number
  readonly amount: Rial
  readonly state: AttemptState
  readonly createdAt: Temporal.Instant
  readonly reference: string | null
  readonly address: string | null
  readonly transaction: string | null
}

export type NewAttempt = Pick<Attempt, 'orderId' | 'userId' | 'gatewayId' | 'amount'>

const columns = sql`id, order_id as "orderId", user_id as "userId", gateway_id as "gatewayId", amount, state,
  created_at as "createdAt", reference, address, transaction`

/** Begins an attempt; nothing when the order has a live one already. */
export function begin(trx: Trx, attempt: NewAttempt, now: Temporal.Instant): Promise<Attempt | undefined> {
  return maybe(
    trx,
    sql<Attempt>`
      insert into payments.attempts (id, order_id, user_id, gateway_id, amount, created_at, moved_at, asked_at)
      values (${randomUUID()}, ${attempt.orderId}, ${attempt.userId}, ${attempt.gatewayId}, ${attempt.amount},
        ${now}, ${now}, ${now})
      on conflict (order_id) where state in ('created', 'started', 'returned') do nothing
      returning ${columns}`,
  )
}

/** The facts that a move brings with it. */
export interface MoveFacts {
  readonly at: Temporal.Instant
  /** the asking after which the bank said so; without it, or when it was asked again since, its word is still wanted */
  readonly askedAt?: Temporal.Instant
  readonly reason?: string
  readonly start?: { readonly reference: string; readonly address: string }
  readonly receipt?: Receipt
}

/** Moves an attempt along its life; nothing when it is not in a state from which it may go there. */
export function move(
  trx: Trx,
  [id, to]: readonly [string, AttemptState],
  facts: MoveFacts,
): Promise<Attempt | undefined> {
  return maybe(
    trx,
    sql<Attempt>`
      update payments.attempts set
        state = ${to},
        moved_at = ${facts.at},
        awaits_bank = ${to !== 'captured'} and (${isLive(to)} or asked_at is distinct from ${facts.askedAt ?? null}),
        reason = ${facts.reason ?? null},
        reference = coalesce(${facts.start?.reference ?? null}, reference),
        address = coalesce(${facts.start?.address ?? null}, address),
        transaction = coalesce(${facts.receipt?.transaction ?? null}, transaction),
        card_mask = coalesce(${facts.receipt?.cardMask ?? null}, card_mask)
      where id = ${id} and state = any(${statesBefore(to)})
      returning ${columns}`,
  )
}

/** Writes down that the bank is being asked, before it is: what a crash interrupts is asked again. */
export async function nowAsking(trx: Trx, id: string, now: Temporal.Instant): Promise<void> {
  await sql`update payments.attempts set awaits_bank = state <> 'captured', asked_at = ${now} where id = ${id}`.execute(
    trx,
  )
}

/** The bank has spoken and nothing changed by it; what ended before needs no further word, unless asked again since. */
export async function answeredAsBefore(trx: Trx, id: string, askedAt: Temporal.Instant): Promise<void> {
  const live = attemptStates.filter(isLive)
  await sql`
    update payments.attempts set awaits_bank = false
    where id = ${id} and state <> all(${live}) and asked_at = ${askedAt}`.execute(trx)
}

export function attemptOf(trx: Trx, id: string): Promise<Attempt | undefined> {
  return maybe(trx, sql<Attempt>`select ${columns} from payments.attempts where id = ${id}`)
}

export function liveAttemptOf(trx: Trx, orderId: string): Promise<Attempt | undefined> {
  const live = attemptStates.filter(isLive)
  return maybe(
    trx,
    sql<Attempt>`select ${columns} from payments.attempts where order_id = ${orderId} and state = any(${live})`,
  )
}

export function latestAttemptOf(trx: Trx, orderId: string, userId: string): Promise<Attempt | undefined> {
  return maybe(
    trx,
    sql<Attempt>`select ${columns} from payments.attempts
      where order_id = ${orderId} and user_id = ${userId} order by created_at desc limit 1`,
  )
}

/** Attempts about which the bank was last asked before this instant, the longest waiting first. */
export function awaitingTheBank(
  trx: Trx,
  before: Temporal.Instant,
  limit: number,
): Promise<readonly Attempt[]> {
  return all(
    trx,
    sql<Attempt>`select ${columns} from payments.attempts
      where awaits_bank and asked_at <= ${before} order by asked_at limit ${limit}`,
  )
}

/** Those of the gateway's references that are ours and not captured. */
export function uncapturedAmong(
  trx: Trx,
  gatewayId: number,
  references: readonly string[],
): Promise<readonly Attempt[]> {
  return all(
    trx,
    sql<Attempt>`select ${columns} from payments.attempts
      where gateway_id = ${gatewayId} and reference = any(${references}) and state <> 'captured'`,
  )
}
