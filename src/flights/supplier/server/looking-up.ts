import { setTimeout as sleep } from 'node:timers/promises'
import type { Room } from '#flights/server/room.ts'
import type { SupplierOrder } from '#flights/supplier/order.ts'
import { moved, otherRefs, rowNamed, type SupplierOrderRow } from '#flights/supplier/server/outbox.ts'

export type Bookings = Pick<Room, 'database' | 'clock' | 'log' | 'suppliers' | 'orders' | 'flightChanged'>

/** how long after silence, ms, it is looked for at once; later the job does it */
const looks = [0, 400, 1200] as const

/** Looks an order up whose answer was lost, a few times; the row as it stands then. */
export async function lookedUp(desk: Bookings, row: SupplierOrderRow): Promise<SupplierOrderRow> {
  let latest = row
  for (const after of looks) {
    await sleep(after)
    latest = await lookUp(desk, latest)
    if (latest.state !== 'asked' && latest.state !== 'unknown' && latest.state !== 'issuing') break
  }
  return latest
}

/**
 * Asks the supplier for it once. What is found is written down; that it is not there counts only after the supplier's own time, for
 * until then it may still be on its way.
 */
export async function lookUp(desk: Bookings, row: SupplierOrderRow): Promise<SupplierOrderRow> {
  const { database, clock, suppliers, log } = desk
  const supplier = suppliers.of(row.supplier)
  if (supplier === undefined) return row
  const others = await otherRefs(database, row)
  const patience = { signal: AbortSignal.timeout(supplier.caps.callMs) }
  const found = await supplier.lookup({ ref: row.ref, booking: row.booking, others }, patience)
  const now = clock.now()
  const isSettled = row.askedAt.until(now).total('milliseconds') >= supplier.caps.settlesAfterMs
  if (found.kind !== 'done') return row
  const to = stateFor(row, found.value, isSettled)
  if (to === undefined) return row
  const order = found.value === null ? {} : { order: found.value }
  const reason = `looked up: ${found.value?.state ?? 'absent'}`
  const written = await moved(database, row.key, { to, now, reason, ...order })
  log.info({ key: row.key, supplier: row.supplier, from: row.state, to }, 'supplier.looked-up')
  return written ?? (await rowNamed(database, row.key)) ?? row
}

/** What an order is, by what the supplier says of it; nothing while that cannot be told yet. */
function stateFor(row: SupplierOrderRow, found: SupplierOrder | null, isSettled: boolean) {
  if (found === null) return isSettled ? 'failed' : undefined
  if (found.state === 'issued') return 'issued'
  if (found.state === 'cancelled' || found.state === 'failed') return 'failed'
  // held: of a hold that is the answer; of an issue only after its own time, since it may still be at work
  return row.ref === null || isSettled ? 'held' : undefined
}
