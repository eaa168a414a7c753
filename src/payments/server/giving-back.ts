import type { Database } from '#database/database.ts'
import type { PaymentView } from '#payments/calls.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { attemptOf } from '#payments/server/find-attempts.ts'
import { refuse } from '#payments/server/refusals.ts'
import { whereItGoes } from '#payments/server/settle-unmatched.ts'

interface SharesDesk {
  readonly gateways: readonly Gateway[]
  readonly gatewayOf: (attempt: Attempt) => Gateway
  readonly shown: (attempt: Attempt) => Promise<PaymentView>
}

/** Of payments for shares: how they stand for whoever has a link, and the way back of their money. */
export function sharesIn(database: Database, { gateways, gatewayOf, shown }: SharesDesk) {
  return {
    async ofShare(attemptId: string, shareId: string): Promise<PaymentView | undefined> {
      const attempt = await attemptOf(database, attemptId)
      return attempt?.share?.shareId === shareId ? shown(attempt) : undefined
    },
    giveBack: (attemptId: string, wasAsked: boolean) =>
      giveBackToCard(database, { attemptId, wasAsked, gatewayOf }),
    returnsToCard: returnsToCard(gateways),
  }
}

/** Another's is treated as unknown; the way to a bank that a share began is open to whoever was given its number. */
export function ownAttempts(database: Database) {
  return async (id: string, userId: string | undefined, who?: 'signed in'): Promise<Attempt> => {
    const attempt = await attemptOf(database, id)
    const isOpen = attempt?.purpose === 'share' && who === undefined
    if (attempt === undefined || !(isOpen || attempt.userId === userId)) throw refuse('PAYMENT_NOT_FOUND')
    return attempt
  }
}

interface GivingBack {
  readonly attemptId: string
  /** its bank may have given it back when it was asked before */
  readonly wasAsked: boolean
  readonly gatewayOf: (attempt: Attempt) => Gateway
}

/** One caller at a time: see `leaseUnmatched`. */
async function giveBackToCard(
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
function returnsToCard(gateways: readonly Gateway[]): ReadonlyMap<number, number> {
  return new Map(
    gateways.flatMap(({ id, reverse, caps: { reverseWindowMinutes } }) =>
      reverse === undefined || reverseWindowMinutes === undefined ? [] : [[id, reverseWindowMinutes]],
    ),
  )
}
