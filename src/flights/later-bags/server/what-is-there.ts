import type { BagsOrder } from '#flights/later-bags/server/stored-bags.ts'
import type { Room } from '#flights/server/room.ts'

type Looking = Pick<Room, 'suppliers' | 'log'>

/** `bought`: something new stands at the supplier since it was asked. One is asked for at a time, so it is this one's. */
export async function whatIsThere(
  { suppliers, log }: Looking,
  { orderId, supplier: name, supplierRef, thereBefore }: BagsOrder,
): Promise<'bought' | 'nothing' | 'unknown'> {
  const supplier = suppliers.of(name)
  if (supplier?.servicesThere === undefined || supplierRef === null) return 'unknown'
  const patience = { signal: AbortSignal.timeout(supplier.caps.callMs) }
  const there = await supplier.servicesThere(supplierRef, patience)
  log.info({ orderId, supplier: name, kind: there.kind }, 'later-bag.looked-up')
  if (there.kind !== 'done') return 'unknown'
  return there.value.some((id) => thereBefore?.includes(id) !== true) ? 'bought' : 'nothing'
}

export function settlesAfterMs({ suppliers }: Looking, { supplier }: BagsOrder): number {
  return suppliers.of(supplier)?.caps.settlesAfterMs ?? 0
}
