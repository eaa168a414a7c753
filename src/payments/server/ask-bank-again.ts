import { isLive } from '#payments/attempt.ts'
import type { PaymentView } from '#payments/calls.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { attemptOf } from '#payments/server/find-attempts.ts'
import { paymentView } from '#payments/server/payment-view.ts'
import type { Settle } from '#payments/server/settle.ts'
import type { House } from '#server/house.ts'
import { waitAtMost } from '#server/wait-at-most.ts'

const goodForSeconds = 5
/** longest wait of a page; a later answer is stored anyway */
const patienceMs = 3000

interface Asking extends Pick<House, 'database' | 'clock' | 'log'> {
  readonly settle: Settle
}

/** As it is shown: asked about once more while it is open. */
export async function latestView(
  house: Asking & { readonly gatewayOf: (attempt: Attempt) => Gateway },
  attempt: Attempt,
): Promise<PaymentView> {
  const known = await askBankAgain(house, attempt)
  return paymentView(house.database, known, house.gatewayOf(known))
}

async function askBankAgain({ database, clock, log, settle }: Asking, attempt: Attempt): Promise<Attempt> {
  const isFresh = clock.now().since(attempt.askedAt).total('seconds') < goodForSeconds
  if (!isLive(attempt.state) || attempt.reference === null || isFresh) return attempt
  const asking = settle(attempt).catch((error: unknown) => {
    log.error({ err: error, attemptId: attempt.id }, 'payment.not-asked')
  })
  await waitAtMost(asking, patienceMs)
  return (await attemptOf(database, attempt.id)) ?? attempt
}
