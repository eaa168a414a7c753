import { move, respondedAsBefore } from '#payments/server/attempts.ts'
import { attemptOf } from '#payments/server/find-attempts.ts'
import type { Asking, Settled } from '#payments/server/settling.ts'

/** tolerance for the bank's clock and page */
const marginMinutes = 1
/** for banks with money and no answer; the desk has had a task for days by then */
const longestAskedDays = 7

export interface Ending {
  readonly to: 'declined' | 'abandoned'
  readonly reason: string
  /** the bank may hold money: asked until it says it went back */
  readonly isUnclear?: boolean
}

/** A late payment went back when the time to verify ended: the bank can hold no more of it. Closed only then. */
export function isSilentTooLong({ attempt, askedAt, gatewayOf }: Asking): boolean {
  const { pageMinutes, verifyWindowMinutes = 0 } = gatewayOf(attempt).caps
  return ageMinutes({ attempt, askedAt }) >= pageMinutes + verifyWindowMinutes + marginMinutes
}

/** Without automatic reversal a rejection is final only when the page has closed: a second card may pay. */
function isOver(asking: Asking): boolean {
  const { attempt, gatewayOf } = asking
  const { pageMinutes, verifyWindowMinutes } = gatewayOf(attempt).caps
  if (attempt.reference === null || verifyWindowMinutes !== undefined) return true
  return ageMinutes(asking) >= pageMinutes + marginMinutes
}

export async function ended(asking: Asking, { to, reason, isUnclear = false }: Ending): Promise<Settled> {
  const { house, attempt, promises } = asking
  const { id: attemptId, orderId } = attempt
  const at = house.clock.now()
  const isLastWord = isUnclear ? ageMinutes(asking) >= longestAskedDays * 24 * 60 : isOver(asking)
  const askedAt = isLastWord ? asking.askedAt : undefined
  const moved = await house.database.transaction().execute(async (trx) => {
    const now = await move(trx, [attemptId, to], { at, askedAt, reason })
    if (isUnclear)
      await promises.give(trx, {
        kind: 'failed-payment-returned',
        subject: attemptId,
        at: attempt.createdAt,
        ...(orderId === null ? {} : { orderId }),
      })
    else await promises.keep(trx, 'failed-payment-returned', attemptId)
    return now
  })
  if (moved === undefined && askedAt !== undefined)
    await respondedAsBefore(house.database, attemptId, askedAt)
  if (moved !== undefined)
    house.log[isUnclear ? 'error' : 'info']({ attemptId, orderId, reason }, `payment.${to}`)
  return 'declined'
}

/** No answer yet. A payer who waited longer than the bank allows is told that it failed. */
export async function unanswered(asking: Asking, why: string): Promise<Settled> {
  const { house, attempt } = asking
  house.log.warn({ attemptId: attempt.id, why }, 'payment.unanswered')
  const now = await attemptOf(house.database, attempt.id)
  if (now?.state === 'captured') return 'captured'
  if (!isSilentTooLong(asking)) return 'waiting'
  return ended(asking, { to: 'abandoned', reason: why.slice(0, 200), isUnclear: true })
}

function ageMinutes({ attempt, askedAt }: Pick<Asking, 'attempt' | 'askedAt'>): number {
  return askedAt.since(attempt.createdAt).total('minutes')
}
