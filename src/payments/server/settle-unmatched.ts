import { unmatchedMoneyEntry } from '#payments/entries.ts'
import type { Receipt } from '#payments/gateway.ts'
import { claimOf } from '#payments/server/attempt-row.ts'
import { move, respondedAsBefore } from '#payments/server/attempts.ts'
import { ended } from '#payments/server/expire-attempts.ts'
import type { Asking, Settled } from '#payments/server/settling.ts'
import {
  becameOf,
  foundUnmatched,
  leaseUnmatched,
  leaveUnmatched,
  type UnmatchedMoney,
  unmatchedMoneyOf,
} from '#payments/server/unmatched-money.ts'

/** The bank took another amount: pays nothing, alerts the desk, and is refunded. */
export async function takenOddly(asking: Asking, taken: Receipt, reference: string): Promise<Settled> {
  const { house, attempt, promises } = asking
  const { id: attemptId, orderId, gatewayId } = attempt
  const at = house.clock.now()
  const odd = await house.database.transaction().execute(async (trx) => {
    const found = await foundUnmatched(trx, attempt, { taken, at })
    if (found === undefined) return unmatchedMoneyOf(trx, attemptId)
    await move(trx, [attemptId, 'declined'], { at, reason: 'other amount' })
    const about = { subject: attemptId, at, ...(orderId === null ? {} : { orderId }) }
    await promises.give(trx, { kind: 'odd-payment-explained', ...about })
    await promises.give(trx, { kind: 'failed-payment-returned', ...about })
    return found
  })
  if (odd === undefined) return ended(asking, { to: 'declined', reason: 'transaction of another' })
  const { amount } = attempt
  house.log.error({ attemptId, orderId, gatewayId, amount, taken: odd.taken }, 'payment.other-amount')
  return settleUnmatched(asking, odd, reference)
}

/** Refunds to the card if the gateway can, else to the wallet. */
export async function settleUnmatched(
  asking: Asking,
  odd: UnmatchedMoney,
  reference: string,
): Promise<Settled> {
  const { house, attempt } = asking
  if (odd.became !== null) {
    await respondedAsBefore(house.database, attempt.id, asking.askedAt)
    return 'declined'
  }
  if (!(await leaseUnmatched(house.database, attempt.id, house.clock.now()))) return 'declined'
  const became = await whereItGoes(asking, reference)
  if (became === 'unknown') await leaveUnmatched(house.database, attempt.id)
  else await went(asking, odd, became)
  return 'declined'
}

/** `credited`: the card cannot have it, and we still do. Without an answer only repeated inquiries can tell. */
export async function whereItGoes(
  { gatewayOf, attempt }: Pick<Asking, 'gatewayOf' | 'attempt'>,
  reference: string,
): Promise<'reversed' | 'credited' | 'unknown'> {
  const gateway = gatewayOf(attempt)
  if (gateway.reverse === undefined) return 'credited'
  const claim = claimOf(attempt, reference)
  const answer = await gateway.reverse(claim)
  if (answer === 'reversed') return 'reversed'
  if (answer === 'refused') return 'credited'
  const standing = await gateway.inquire(claim)
  return standing === 'reversed' ? 'reversed' : 'unknown'
}

async function went(
  { house, attempt, askedAt, promises, wallet }: Asking,
  odd: UnmatchedMoney,
  became: 'reversed' | 'credited',
): Promise<void> {
  const { id: attemptId, orderId, gatewayId } = attempt
  await house.database.transaction().execute(async (trx) => {
    if (!(await becameOf(trx, attemptId, { became, at: house.clock.now() }))) return
    if (became === 'credited') await wallet.post(trx, unmatchedMoneyEntry({ ...attempt, amount: odd.taken }))
    await promises.keep(trx, 'failed-payment-returned', attemptId)
    await respondedAsBefore(trx, attemptId, askedAt)
  })
  house.log.warn({ attemptId, orderId, gatewayId, taken: odd.taken, became }, 'payment.odd-settled')
}
