import type { Trx } from '#database/database.ts'
import { toppedUpEntry } from '#payments/entries.ts'
import type { Receipt } from '#payments/gateway.ts'
import { move } from '#payments/server/attempts.ts'
import { ended } from '#payments/server/expire-attempts.ts'
import { partsOf } from '#payments/server/find-attempts.ts'
import type { Asking, Settled } from '#payments/server/settling.ts'

/** Captures once, with all consequences in one transaction. */
export async function capture(asking: Asking, receipt: Receipt): Promise<Settled> {
  const { house, attempt, promises } = asking
  const { id: attemptId, orderId, amount } = attempt
  try {
    const outcome = await house.database.transaction().execute(async (trx) => {
      const moved = await move(trx, [attemptId, 'captured'], { at: house.clock.now(), receipt })
      if (moved === undefined) return undefined
      await promises.keep(trx, 'failed-payment-returned', attemptId)
      return consequence(trx, asking)
    })
    if (outcome !== undefined) house.log.info({ attemptId, orderId, amount, outcome }, 'payment.captured')
    return 'captured'
  } catch (error) {
    // the return named another payment's transaction, which counts once
    if (!isOfAnother(error)) throw error
    house.log.error(
      { attemptId, orderId, transaction: receipt.transaction },
      'payment.transaction-of-another',
    )
    return ended(asking, { to: 'declined', reason: 'transaction of another' })
  }
}

async function consequence(
  trx: Trx,
  { attempt, onCaptured, trips, shares, wallet }: Asking,
): Promise<'paid' | 'credited' | 'topped-up' | 'held' | 'returning'> {
  const { id: attemptId, orderId, tripId, share, gatewayId, amount, userId } = attempt
  if (orderId !== null) return onCaptured(trx, { attemptId, orderId, gatewayId, amount })
  if (tripId !== null)
    return trips.captured(trx, { attemptId, tripId, gatewayId, parts: await partsOf(trx, attemptId) })
  if (share !== null)
    return shares.captured(trx, { attemptId, shareId: share.shareId, gatewayId, amount, userId })
  await wallet.post(trx, toppedUpEntry(attempt))
  return 'topped-up'
}

const onceATransaction = ['attempts_gateway_id_transaction_key', 'one_transaction_one_meaning']

function isOfAnother(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && onceATransaction.includes(String(error.constraint))
  )
}
