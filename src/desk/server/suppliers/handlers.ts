import { refuse } from '#desk/server/refusals.ts'
import type { SupplierRooms } from '#desk/server/suppliers/rooms.ts'
import { supplierList } from '#desk/server/suppliers/supplier-list.ts'
import type { supplierDeskCalls } from '#desk/suppliers-calls.ts'
import type { Handlers } from '#server/handlers.ts'

export function supplierDeskHandlers(rooms: SupplierRooms): Handlers<typeof supplierDeskCalls> {
  const { desk, supplierMonitor, clock } = rooms
  async function mustBeKnown(supplier: string): Promise<void> {
    if ((await supplierList(rooms)).every((one) => one.supplier !== supplier))
      throw refuse('SUPPLIER_UNKNOWN', { property: 'supplier' })
  }
  return {
    suppliers: async () => [...(await supplierList(rooms))],
    async switch({ visitor, body: { supplier, isOff, reason } }) {
      await mustBeKnown(supplier)
      await desk.database.transaction().execute(async (trx) => {
        await supplierMonitor.switch(trx, { supplier, isOff, by: visitor.name, reason })
        await desk.audit.record(trx, visitor, {
          action: isOff ? 'supplier.switched-off' : 'supplier.switched-on',
          subject: { kind: 'supplier', id: supplier },
          details: { reason },
        })
      })
      return undefined
    },
    async payout({ visitor, body: { supplier, amount, reason } }) {
      const payload = { supplier, amount, until: clock.now().toString() }
      return { number: await desk.proposals.propose(visitor, { kind: 'supplier-payout', payload, reason }) }
    },
    async credit({ visitor, body: { reason, ...payload } }) {
      await mustBeKnown(payload.supplier)
      return { number: await desk.proposals.propose(visitor, { kind: 'supplier-credit', payload, reason }) }
    },
  }
}
