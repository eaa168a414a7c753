import type { Database } from '#database/database.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { attemptOf } from '#payments/server/find-attempts.ts'
import { whereItGoes } from '#payments/server/settle-unmatched.ts'

interface GivingBack {
  readonly attemptId: string
  /** its bank may have given it back when it was asked before */
  readonly wasAsked: boolean
  readonly gatewayOf: (attempt: Attempt) => Gateway
}

/** One caller at a time: see `leaseUnmatched`. */
export async function giveBackToCard(
  database: Database,
  { attemptId, wasAsked, gatewayOf }: GivingBack,
): Promise<'reversed' | 'credited' | 'unknown'> {
  const attempt = await attemptOf(database, attemptId)
  if (attempt?.state !== 'captured' || attempt.reference === null)
    throw new Error(`attempt ${attemptId} took nothing that could be given back`)
  if (gatewayOf(attempt).isGone && !wasAsked) return 'credited'
  return whereItGoes({ gatewayOf, attempt }, attempt.reference)
}

/** For how many minutes; gateways that cannot are left out. */
export function returnsToCard(gateways: readonly Gateway[]): ReadonlyMap<number, number> {
  return new Map(
    gateways.flatMap(({ id, reverse, caps: { reverseWindowMinutes } }) =>
      reverse === undefined || reverseWindowMinutes === undefined ? [] : [[id, reverseWindowMinutes]],
    ),
  )
}
