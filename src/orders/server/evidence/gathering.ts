import type { Evidence } from '#orders/server/evidence/evidence.ts'
import type { Tell } from '#orders/server/room.ts'
import type { House } from '#server/house.ts'

/** What an event brings with it has gone out by then. */
const gatherAfter = { minutes: 2 } as const

/** Tells as before, and has what followed gathered some minutes later. */
export function gatheringAfter(
  { clock, jobs }: Pick<House, 'clock' | 'jobs'>,
  tell: Tell,
  evidence: () => Evidence,
): Tell {
  const gather = ({ orderId }: { orderId: string }) => evidence().gather(orderId)
  const gathering = jobs.queue('orders.evidence', gather, { retryLimit: 3 })
  return async (trx, news) => {
    await tell(trx, news)
    const { orderId } = news.order
    await gathering.send({ orderId }, { at: clock.now().add(gatherAfter), within: trx })
  }
}
