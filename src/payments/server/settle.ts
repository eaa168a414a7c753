import type { PaymentStatus, Verdict } from '#payments/gateway.ts'
import { type Attempt, claimOf } from '#payments/server/attempt-row.ts'
import { nowAsking, respondedAsBefore, unpaidThere } from '#payments/server/attempts.ts'
import { capture } from '#payments/server/capturing.ts'
import { ended, isSilentTooLong, unanswered } from '#payments/server/expire-attempts.ts'
import { settleUnmatched, takenOddly } from '#payments/server/settle-unmatched.ts'
import type { Asking, Settled, Settling } from '#payments/server/settling.ts'
import { unmatchedMoneyOf } from '#payments/server/unmatched-money.ts'
import type { House } from '#server/house.ts'

/** Without an outcome: ask the bank again. */
export function isOpen(settled: Settled): boolean {
  return settled === 'unpaid' || settled === 'waiting'
}

export type Settle = (attempt: Attempt) => Promise<Settled>

/** Asks the bank and stores the answer. Idempotent, also in parallel: `captured` comes once, with its consequences. */
export function settler(house: House, settling: Settling): Settle {
  return async function settle(attempt) {
    if (attempt.state === 'captured') return 'captured'
    const asking: Asking = { ...settling, house, attempt, askedAt: house.clock.now() }
    await nowAsking(house.database, attempt.id, asking.askedAt)
    if (attempt.reference === null) return startLost(asking)
    const odd = await unmatchedMoneyOf(house.database, attempt.id)
    if (odd !== undefined) return settleUnmatched(asking, odd, attempt.reference)
    return judged(asking, attempt.reference)
  }
}

async function judged(asking: Asking, reference: string): Promise<Settled> {
  const gateway = asking.gatewayOf(asking.attempt)
  if (gateway.isGone) return askedByHand(asking)
  const claim = claimOf(asking.attempt, reference)
  const verdict = await gateway.verify(claim)
  if (verdict.kind !== 'notPaid') return taken(asking, verdict, reference)
  const standing = await gateway.inquire(claim)
  if (standing !== 'paid') return notPaid(asking, verdict.code, standing)
  // the answer was ambiguous (paid in between, or for another): asking again decides
  const again = await gateway.verify(claim)
  if (again.kind !== 'notPaid') return taken(asking, again, reference)
  const isBack = (await gateway.reverse?.(claim)) === 'reversed'
  return notPaid(asking, again.code, isBack ? 'reversed' : standing)
}

/** Its gateway was taken out while it was under way: a person asks the
 * bank, and the attempt ends as one at a silent bank does. */
async function askedByHand(asking: Asking): Promise<Settled> {
  const { house, attempt, promises } = asking
  const { id: subject, orderId } = attempt
  await house.database.transaction().execute((trx) =>
    promises.give(trx, {
      kind: 'payment-asked-by-hand',
      subject,
      at: house.clock.now(),
      ...(orderId === null ? {} : { orderId }),
    }),
  )
  return unanswered(asking, 'its gateway is gone')
}

function taken(
  asking: Asking,
  verdict: Exclude<Verdict, { readonly kind: 'notPaid' }>,
  reference: string,
): Promise<Settled> {
  if (verdict.kind === 'unknown') return unanswered(asking, verdict.why)
  if (verdict.kind === 'pending') return unanswered(asking, 'pending at the bank')
  if (verdict.amount !== asking.attempt.amount) return takenOddly(asking, verdict, reference)
  return capture(asking, verdict)
}

/** a gateway answers within ten seconds */
const longestStartSeconds = 15

async function startLost(asking: Asking): Promise<Settled> {
  const { house, attempt } = asking
  const isFresh = house.clock.now().since(attempt.createdAt).total('seconds') < longestStartSeconds
  if (isFresh && attempt.state === 'created') return 'waiting'
  return ended(asking, { to: 'abandoned', reason: 'never started' })
}

/** Banks silent before the return only assume it. */
async function stillInBank({ house, attempt, askedAt, gatewayOf }: Asking): Promise<Settled> {
  if (attempt.returned === null && gatewayOf(attempt).caps.isSilentBeforeReturn === true) return 'waiting'
  await unpaidThere(house.database, attempt.id, askedAt)
  return 'unpaid'
}

/** −51 means "not paid yet": only the standing tells whether it can still be paid. */
async function notPaid(asking: Asking, code: string, standing: PaymentStatus): Promise<Settled> {
  const reason = `${standing} ${code}`
  switch (standing) {
    case 'unknown':
      if (isSilentTooLong(asking)) return ended(asking, { to: 'abandoned', reason })
      return unanswered(asking, `code ${code}, no standing`)
    case 'in-bank':
      if (isSilentTooLong(asking)) return ended(asking, { to: 'abandoned', reason: 'left at the bank' })
      await respondedAsBefore(asking.house.database, asking.attempt.id, asking.askedAt)
      return stillInBank(asking)
    case 'failed':
    case 'reversed':
      return ended(asking, { to: 'declined', reason })
    case 'paid':
    case 'verified':
      return ended(asking, { to: 'declined', reason, isUnclear: true })
    default:
      return standing satisfies never
  }
}
