import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { requestOf } from '#visas/server/request.ts'

/** Once nobody waits: `decided`, or `withdrawn` when all withdrew. The caller holds the lock. */
export async function finish(trx: Trx, orderId: string, at: Temporal.Instant): Promise<void> {
  const request = await requestOf(trx, orderId)
  if (request === undefined) throw new Error(`order ${orderId} has no request`)
  const waiting = request.applicants.filter(({ outcome }) => outcome === 'waiting')
  const owes = waiting.some(({ papers }) => papers.some(({ state }) => state === 'asked-again'))
  if (!owes)
    await sql`
      update visas.request set waiting_since = null, promised_at = promised_at + coalesce(${at} - waiting_since, interval '0')
      where order_id = ${orderId}`.execute(trx)
  if (waiting.length > 0) return
  const isDecided = request.applicants.some(({ outcome }) => outcome !== 'withdrawn')
  await sql`
    update visas.request set stage = ${isDecided ? 'decided' : 'withdrawn'}, decided_at = ${isDecided ? at : null}
    where order_id = ${orderId}`.execute(trx)
}
