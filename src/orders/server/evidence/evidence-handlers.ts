import type { evidenceCalls } from '#orders/evidence-calls.ts'
import { type EvidenceOffice, evidenceExport } from '#orders/evidence-export.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Handlers } from '#server/handlers.ts'

/** Refuses ORDER_NOT_FOUND, also for another's. */
export function evidenceHandlers(
  orders: Pick<Orders, 'ofUser' | 'evidence'>,
  office: EvidenceOffice,
): Handlers<typeof evidenceCalls> {
  return {
    async evidence({ userId, params, query }) {
      const { orderId } = await orders.ofUser(params.id, userId)
      return evidenceExport(office, await orders.evidence.file(orderId), query.as)
    },
  }
}
