import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { type AttemptState, isLive, liveStates, statesBefore } from '#payments/attempt.ts'
import type { Action, Charged, Receipt, Returned } from '#payments/gateway.ts'
import {
  type Attempt,
  type AttemptRow,
  type AttemptShare,
  attemptColumns,
  attemptIn,
  type Part,
} from '#payments/server/attempt-row.ts'

export interface NewAttempt
  extends Pick<Attempt, 'purpose' | 'orderId' | 'tripId' | 'userId' | 'gatewayId' | 'serial' | 'amount'> {
  readonly parts?: readonly Part[]
  readonly share?: AttemptShare | undefined
}

export async function begin(
  trx: Trx,
  attempt: NewAttempt,
  now: Temporal.Instant,
): Promise<Attempt | undefined> {
  const { purpose, orderId, tripId, userId, gatewayId, serial, amount, parts = [], share = null } = attempt
  const row = await maybe(
    trx,
    sql<AttemptRow>`
      with begun as (
        insert into payments.attempts
          (id, purpose, order_id, trip_id, user_id, gateway_id, serial, amount, created_at, moved_at, asked_at)
        values (${randomUUID()}, ${purpose}, ${orderId}, ${tripId}, ${userId}, ${gatewayId}, ${serial}, ${amount}, ${now}, ${now}, ${now})
        on conflict (${sql.ref(tripId === null ? 'order_id' : 'trip_id')}) where state in ('created', 'started', 'returned')
          do nothing
        returning *),
      divided as (
        insert into payments.attempt_part (attempt_id, order_id, amount)
        select begun.id, part.order_id, part.amount from begun, unnest(
          ${parts.map((part) => part.orderId)}::uuid[], ${parts.map((part) => part.amount)}::bigint[]) as part (order_id, amount)),
      of_share as (
        insert into payments.for_share (attempt_id, share_id, return_to)
        select begun.id, ${share?.shareId ?? null}::uuid, ${share?.returnTo ?? null}::text from begun where purpose = 'share')
      select ${attemptColumns} from begun`,
  )
  // what a statement writes beside the attempt it does not see itself
  return row && { ...attemptIn(row), share }
}

export interface MoveFacts {
  readonly at: Temporal.Instant
  /** the inquiry this answer belongs to; a newer inquiry stays open */
  readonly askedAt?: Temporal.Instant | undefined
  readonly reason?: string
  readonly start?: StartFacts
  readonly receipt?: Receipt
}

export interface StartFacts {
  readonly reference: string
  readonly address: string
  readonly action: Action
  readonly charged?: Charged | undefined
}

export async function move(
  trx: Trx,
  [id, to]: readonly [string, AttemptState],
  facts: MoveFacts,
): Promise<Attempt | undefined> {
  const { at, askedAt = null, reason = null, receipt } = facts
  const row = await maybe(
    trx,
    sql<AttemptRow>`
      update payments.attempts set
        state = ${to},
        moved_at = ${at},
        awaits_bank = ${to !== 'captured'} and (${isLive(to)} or asked_at is distinct from ${askedAt}),
        reason = ${reason},
        ${startColumns(facts.start)}
        transaction = coalesce(${receipt?.transaction ?? null}, transaction),
        card_mask = coalesce(${receipt?.cardMask ?? null}, card_mask)
      where id = ${id} and state = any(${statesBefore(to)})
      returning ${attemptColumns}`,
  )
  return row && attemptIn(row)
}

function startColumns(start: StartFacts | undefined) {
  if (start === undefined) return sql``
  const { reference, address, action, charged } = start
  return sql`
    reference = ${reference}, address = ${address}, action = ${JSON.stringify(action)},
    charged_currency = ${charged?.currency ?? null}, charged_minor = ${charged?.minor ?? null},
    charged_rate_rial = ${charged?.rateRial ?? null}, charged_rate_at = ${charged?.rateAt ?? null},`
}

/** A "not paid" return removes nothing. A receipt belongs to the attempt that brought it first, even after a crash. */
export async function keepReturned(trx: Trx, id: string, sent: Returned): Promise<void> {
  if (Object.keys(sent.facts).length === 0) return
  try {
    await keep(trx, id, sent)
  } catch (error) {
    if (!(error instanceof Error && 'constraint' in error && error.constraint === 'one_receipt_one_attempt'))
      throw error
  }
}

async function keep(trx: Trx, id: string, sent: Returned): Promise<void> {
  const { claim, facts, receipt = null } = sent
  await sql`update payments.attempts set returned = ${JSON.stringify(facts)}::jsonb, receipt = coalesce(${receipt}::text, receipt)
    where id = ${id} and state <> 'captured' and (${claim === 'paid'} or returned is null)`.execute(trx)
}

/** Recorded before asking, so that a crash leads to asking again. */
export async function nowAsking(trx: Trx, id: string, now: Temporal.Instant): Promise<void> {
  await sql`update payments.attempts set awaits_bank = state <> 'captured', asked_at = ${now} where id = ${id}`.execute(
    trx,
  )
}

export async function unpaidThere(trx: Trx, id: string, askedAt: Temporal.Instant): Promise<void> {
  await sql`update payments.attempts set unpaid_at = ${askedAt} where id = ${id} and asked_at = ${askedAt}`.execute(
    trx,
  )
}

/** No change by this answer; ended attempts need none, unless asked again since. */
export async function respondedAsBefore(trx: Trx, id: string, askedAt: Temporal.Instant): Promise<void> {
  await sql`
    update payments.attempts set awaits_bank = false
    where id = ${id} and state <> all(${liveStates}) and asked_at = ${askedAt}`.execute(trx)
}
