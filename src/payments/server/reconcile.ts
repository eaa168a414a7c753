import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { awaitingTheBank, uncapturedAmong } from '#payments/server/find-attempts.ts'
import type { Settle } from '#payments/server/settle.ts'
import type { House } from '#server/house.ts'

const together = 20
/** time limit; the rest comes first in the next round */
const roundMs = 30_000

/** Asks about every attempt of unknown end, and takes what banks hold for us unverified, even of attempts we gave up. */
export async function reconcile(house: House, gateways: readonly Gateway[], settle: Settle): Promise<void> {
  const now = house.clock.now()
  const roundEnds = performance.now() + roundMs
  await Promise.all(gateways.map((gateway) => settleUnverified(house, gateway, settle)))
  let batch: readonly Attempt[]
  do {
    batch = await awaitingTheBank(house.database, now, together)
    await Promise.all(batch.map((attempt) => settledOrLogged(house, attempt, settle)))
  } while (batch.length === together && performance.now() < roundEnds)
}

async function settleUnverified(house: House, gateway: Gateway, settle: Settle): Promise<void> {
  for (const attempt of await unverifiedAt(house, gateway)) await settledOrLogged(house, attempt, settle)
}

async function unverifiedAt(house: House, gateway: Gateway): Promise<readonly Attempt[]> {
  const references = await gateway.listUnverified()
  return references.length === 0 ? [] : uncapturedAmong(house.database, gateway.id, references)
}

async function settledOrLogged(house: House, attempt: Attempt, settle: Settle): Promise<void> {
  try {
    await settle(attempt)
  } catch (error) {
    house.log.error({ err: error, attemptId: attempt.id }, 'payment.reconcile-failed')
  }
}
