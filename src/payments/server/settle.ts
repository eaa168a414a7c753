import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Gateway, Receipt, Standing } from '#payments/gateway.ts'
import { type Attempt, answeredAsBefore, attemptOf, move, nowAsking } from '#payments/server/attempts.ts'
import type { House } from '#server/house.ts'

/** Money that is ours now. */
export interface Captured {
  readonly attemptId: string
  readonly orderId: string
  readonly gatewayId: number
  readonly amount: Rial
}

/** The consequence of a capture, in the capture's own transaction: the order is paid, or the wallet has the money. */
export type OnCaptured = (trx: Trx, captured: Captured) => Promise<'paid' | 'credited'>

/** `waiting`: the payer is still at the bank, or the bank did not answer; ask again. */
export type Settled = 'captured' | 'declined' | 'waiting'

export type Settle = (attempt: Attempt) => Promise<Settled>

interface Settling {
  readonly gatewayOf: (attempt: Attempt) => Gateway
  readonly onCaptured: OnCaptured
}

/**
 * Asks the bank about one attempt and writes down what it says. Harmless when done twice or at once: whoever verifies
 * first, the row moves to `captured` once, and its consequence is part of the same transaction.
 */
export function settler(house: House, { gatewayOf, onCaptured }: Settling): Settle {
  return async function settle(attempt) {
    if (attempt.state === 'captured') return 'captured'
    const asking: Asking = { house, attempt, askedAt: house.clock.now() }
    await nowAsking(house.database, attempt.id, asking.askedAt)
    if (attempt.reference === null) return startLost(asking)
    const gateway = gatewayOf(attempt)
    const verdict = await gateway.verify({ reference: attempt.reference, amount: attempt.amount })
    if (verdict.kind === 'unknown') return unanswered(asking, verdict.why)
    if (verdict.kind === 'notPaid')
      return notPaid(asking, verdict.code, await gateway.inquire(attempt.reference))
    if (verdict.amount !== attempt.amount)
      return ended(asking, { to: 'declined', reason: 'other amount', isUnclear: true })
    return capture(asking, verdict, onCaptured)
  }
}

/** One question to the bank about one attempt. */
interface Asking {
  readonly house: House
  readonly attempt: Attempt
  readonly askedAt: Temporal.Instant
}

async function capture(
  { house, attempt }: Asking,
  receipt: Receipt,
  onCaptured: OnCaptured,
): Promise<Settled> {
  const { id: attemptId, orderId, gatewayId, amount } = attempt
  const outcome = await house.database.transaction().execute(async (trx) => {
    const moved = await move(trx, [attemptId, 'captured'], { at: house.clock.now(), receipt })
    return moved === undefined ? undefined : onCaptured(trx, { attemptId, orderId, gatewayId, amount })
  })
  if (outcome !== undefined) house.log.info({ attemptId, orderId, amount, outcome }, 'payment.captured')
  return 'captured'
}

/** Begun, and the house fell before the gateway's answer was written: nobody was ever sent to pay. */
async function startLost(asking: Asking): Promise<Settled> {
  const { house, attempt } = asking
  const isFresh = house.clock.now().since(attempt.createdAt).total('seconds') < 60
  if (isFresh && attempt.state === 'created') return 'waiting'
  return ended(asking, { to: 'abandoned', reason: 'never started' })
}

/** −51 means «not paid» and not «never»: only the payment's standing tells the two apart. */
async function notPaid(asking: Asking, code: string, standing: Standing): Promise<Settled> {
  if (standing === 'unknown') return unanswered(asking, `code ${code}, no standing`)
  if (standing === 'in-bank') return stillInBank(asking)
  const isUnclear = standing === 'paid' || standing === 'verified'
  return ended(asking, { to: 'declined', reason: `${standing} ${code}`, isUnclear })
}

/** No bank keeps a payer this long. */
const longestAtBankMinutes = 60

async function stillInBank(asking: Asking): Promise<Settled> {
  const { house, attempt, askedAt } = asking
  if (askedAt.since(attempt.createdAt).total('minutes') >= longestAtBankMinutes)
    return ended(asking, { to: 'abandoned', reason: 'left at the bank' })
  await answeredAsBefore(house.database, attempt.id, askedAt)
  return 'waiting'
}

async function unanswered({ house, attempt }: Asking, why: string): Promise<Settled> {
  house.log.warn({ attemptId: attempt.id, why }, 'payment.unanswered')
  const now = await attemptOf(house.database, attempt.id)
  return now?.state === 'captured' ? 'captured' : 'waiting'
}

interface Ending {
  readonly to: 'declined' | 'abandoned'
  readonly reason: string
  /** the bank has money of the payer and will not give it for this attempt: somebody should look */
  readonly isUnclear?: boolean
}

/** Ends an attempt that is live; one that ended before keeps its end. */
async function ended(
  { house, attempt, askedAt }: Asking,
  { to, reason, isUnclear = false }: Ending,
): Promise<Settled> {
  const { id: attemptId, orderId } = attempt
  const moved = await move(house.database, [attemptId, to], { at: house.clock.now(), askedAt, reason })
  if (moved === undefined) await answeredAsBefore(house.database, attemptId, askedAt)
  else house.log[isUnclear ? 'error' : 'info']({ attemptId, orderId, reason }, `payment.${to}`)
  return 'declined'
}
