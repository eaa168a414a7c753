import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { type AttemptState, liveStates } from '#payments/attempt.ts'
import {
  type Attempt,
  type AttemptRow,
  attemptColumns,
  attemptIn,
  type Part,
} from '#payments/server/attempt-row.ts'

type Condition = ReturnType<typeof sql>

async function first(trx: Trx, condition: Condition): Promise<Attempt | undefined> {
  const row = await maybe(
    trx,
    sql<AttemptRow>`select ${attemptColumns} from payments.attempts where ${condition}`,
  )
  return row && attemptIn(row)
}

async function every(trx: Trx, condition: Condition): Promise<readonly Attempt[]> {
  const rows = await all(
    trx,
    sql<AttemptRow>`select ${attemptColumns} from payments.attempts where ${condition}`,
  )
  return rows.map(attemptIn)
}

export function attemptOf(trx: Trx, id: string): Promise<Attempt | undefined> {
  return first(trx, sql`id = ${id}`)
}

export function liveAttemptOf(trx: Trx, orderId: string): Promise<Attempt | undefined> {
  return first(trx, sql`order_id = ${orderId} and state = any(${liveStates})`)
}

export function liveAttemptOfTrip(trx: Trx, tripId: string): Promise<Attempt | undefined> {
  return first(trx, sql`trip_id = ${tripId} and state = any(${liveStates})`)
}

export function liveAttemptOfShare(trx: Trx, shareId: string): Promise<Attempt | undefined> {
  return first(
    trx,
    sql`id in (select attempt_id from payments.for_share where share_id = ${shareId})
      and state = any(${liveStates}) order by created_at desc limit 1`,
  )
}

export async function partsOf(trx: Trx, attemptId: string): Promise<readonly Part[]> {
  const rows = await all(
    trx,
    sql<{ orderId: string; amount: number }>`
      select order_id as "orderId", amount from payments.attempt_part where attempt_id = ${attemptId} order by order_id`,
  )
  return rows.map((row) => ({ ...row, amount: rial(row.amount) }))
}

/** Of those at which the payer was sent to a bank: what never began tells nothing of money. */
export function latestAttemptOf(trx: Trx, orderId: string, userId: string): Promise<Attempt | undefined> {
  return first(
    trx,
    sql`order_id = ${orderId} and user_id = ${userId} and reference is not null order by created_at desc limit 1`,
  )
}

/** How the latest attempt of each order that reached a bank stands, one
 * of its trip included; orders without one are left out. */
export async function latestStates(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, AttemptState>> {
  const rows = await all(
    trx,
    sql<{ id: string; state: AttemptState }>`
      select distinct on (id) id, state from (
        select order_id as id, state, created_at from payments.attempts
        where order_id = any(${orderIds}::uuid[]) and reference is not null
        union all
        select part.order_id, state, created_at from payments.attempt_part part
        join payments.attempts on attempts.id = attempt_id
        where part.order_id = any(${orderIds}::uuid[]) and reference is not null) as tried
      order by id, created_at desc`,
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export async function gatewayPaidAtLast(trx: Trx, userId: string): Promise<number | undefined> {
  const last = await first(
    trx,
    sql`user_id = ${userId} and state = 'captured' and purpose <> 'share' order by moved_at desc limit 1`,
  )
  return last?.gatewayId
}

export async function placesOf(
  trx: Trx,
  attemptIds: readonly string[],
): Promise<readonly { id: string; gatewayId: number; transaction: string | null }[]> {
  return all(
    trx,
    sql<{ id: string; gatewayId: number; transaction: string | null }>`
      select id, gateway_id as "gatewayId", transaction from payments.attempts
      where id = any(${attemptIds}::uuid[])`,
  )
}

/** payers usually return within this time */
const patienceSeconds = 20
const seldomMinutes = 30

export function awaitingTheBank(trx: Trx, now: Temporal.Instant, limit: number): Promise<readonly Attempt[]> {
  const patient = now.subtract({ seconds: patienceSeconds })
  return every(
    trx,
    sql`awaits_bank and asked_at <= ${patient}
      and (state = any(${liveStates}) or asked_at <= ${now}::timestamptz
        - least(make_interval(mins => ${seldomMinutes}), (asked_at - created_at) / 4))
      order by asked_at limit ${limit}`,
  )
}

export function uncapturedAmong(
  trx: Trx,
  gatewayId: number,
  references: readonly string[],
): Promise<readonly Attempt[]> {
  return every(trx, sql`gateway_id = ${gatewayId} and reference = any(${references}) and state <> 'captured'`)
}
