import type { Gateway, ReturnSent } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { keepReturned, move } from '#payments/server/attempts.ts'
import { attemptOf } from '#payments/server/find-attempts.ts'
import { refuse } from '#payments/server/refusals.ts'
import { isOpen, type Settle } from '#payments/server/settle.ts'
import type { House } from '#server/house.ts'

export interface CameBack {
  readonly attemptId: string
  readonly orderId: string | null
  readonly tripId: string | null
  readonly returnTo?: string | undefined
}

interface ReturnDesk {
  readonly gatewayOf: (attempt: Attempt) => Gateway
  readonly settle: Settle
}

export function returnDesk(house: House, { gatewayOf, settle }: ReturnDesk) {
  const settleLater = laterSettler(house, settle)
  return async function comeBack(attemptId: string, sent: ReturnSent): Promise<CameBack> {
    const { database, clock, log } = house
    const attempt = await attemptOf(database, attemptId)
    // nobody reads what such a bank sends: its payer is told that it is asked
    if (attempt !== undefined && gatewayOf(attempt).isGone) {
      await settle(attempt)
      return { attemptId, ...placeOf(attempt) }
    }
    const returned = attempt && gatewayOf(attempt).parseReturn(sent)
    if (attempt === undefined || returned === undefined || returned.reference !== attempt.reference)
      throw refuse('PAYMENT_NOT_FOUND')
    await keepReturned(database, attemptId, returned)
    await move(database, [attemptId, 'returned'], { at: clock.now() })
    const { orderId } = attempt
    const settled = await settle((await attemptOf(database, attemptId)) ?? attempt)
    if (isOpen(settled)) await settleLater(attempt)
    log.info({ attemptId, orderId, claim: returned.claim, settled }, 'payment.returned')
    return { attemptId, ...placeOf(attempt) }
  }
}

function placeOf({ orderId, tripId, share }: Attempt) {
  return { orderId, tripId, returnTo: share?.returnTo }
}

/** After silence the bank is asked again within seconds, then every minute. */
function laterSettler(house: House, settle: Settle): (attempt: Attempt) => Promise<void> {
  const queue = house.jobs.queue<{ attemptId: string }>(
    'payments.settle',
    async ({ attemptId }) => {
      const attempt = await attemptOf(house.database, attemptId)
      if (attempt !== undefined && isOpen(await settle(attempt)))
        throw new Error('the bank has not answered yet')
    },
    { retryLimit: 5, isSwept: true },
  )
  return ({ id }) => queue.send({ attemptId: id }, { at: house.clock.now().add({ seconds: 3 }) })
}
