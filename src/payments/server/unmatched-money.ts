import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { rial } from '#money/rial.ts'
import type { Receipt } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'

export interface UnmatchedMoney {
  readonly attemptId: string
  readonly taken: Rial
  readonly transaction: string
  readonly became: 'reversed' | 'credited' | null
}

const columns = sql`attempt_id as "attemptId", taken, transaction, became`

/** Undefined when known, or when the transaction is another attempt's. */
export async function foundUnmatched(
  trx: Trx,
  { id, gatewayId }: Pick<Attempt, 'id' | 'gatewayId'>,
  { taken, at }: { readonly taken: Receipt; readonly at: Temporal.Instant },
): Promise<UnmatchedMoney | undefined> {
  return typed(
    await maybe(
      trx,
      sql<UnmatchedMoney>`
        insert into payments.odd_money (attempt_id, gateway_id, taken, transaction, found_at)
        select ${id}, ${gatewayId}, ${taken.amount}, ${taken.transaction}, ${at}
        where not exists (select from payments.attempts
          where gateway_id = ${gatewayId} and transaction = ${taken.transaction})
        on conflict do nothing returning ${columns}`,
    ),
  )
}

export async function unmatchedMoneyOf(trx: Trx, attemptId: string): Promise<UnmatchedMoney | undefined> {
  return typed(
    await maybe(
      trx,
      sql<UnmatchedMoney>`select ${columns} from payments.odd_money where attempt_id = ${attemptId}`,
    ),
  )
}

/** One worker at a time, since parallel calls could get different answers. The lease outlives every timeout. */
export async function leaseUnmatched(trx: Trx, attemptId: string, now: Temporal.Instant): Promise<boolean> {
  const mine = await maybe(
    trx,
    sql`update payments.odd_money set leased_until = ${now.add({ seconds: 45 })}
      where attempt_id = ${attemptId} and became is null and (leased_until is null or leased_until <= ${now})
      returning attempt_id`,
  )
  return mine !== undefined
}

/** Releases the lease; it will be asked about again. */
export async function leaveUnmatched(trx: Trx, attemptId: string): Promise<void> {
  await sql`update payments.odd_money set leased_until = null where attempt_id = ${attemptId}`.execute(trx)
}

/** Only the first call counts; returns whether it was. */
export async function becameOf(
  trx: Trx,
  attemptId: string,
  { became, at }: { readonly became: 'reversed' | 'credited'; readonly at: Temporal.Instant },
): Promise<boolean> {
  const first = await maybe(
    trx,
    sql`update payments.odd_money set became = ${became}, became_at = ${at}
      where attempt_id = ${attemptId} and became is null returning attempt_id`,
  )
  return first !== undefined
}

function typed(row: UnmatchedMoney | undefined): UnmatchedMoney | undefined {
  return row && { ...row, taken: rial(row.taken) }
}
