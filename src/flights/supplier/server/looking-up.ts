import { setTimeout as sleep } from 'node:timers/promises'
import type { Room } from '#flights/server/room.ts'
import type { SupplierOrder } from '#flights/supplier/order.ts'
import { moved, otherRefs, rowNamed, type SupplierOrderRow } from '#flights/supplier/server/outbox.ts'

export type Bookings = Pick<
  Room,
  'database' | 'clock' | 'log' | 'suppliers' | 'orders' | 'flightChanged' | 'promises'
>

/** delays of the first lookups, ms; later ones are a job's */
const looks = [0, 400, 1200] as const

export async function lookedUp(desk: Bookings, row: SupplierOrderRow): Promise<SupplierOrderRow> {
  let latest = row
  for (const after of looks) {
    await sleep(after)
    latest = await lookUp(desk, latest)
    if (latest.state !== 'asked' && latest.state !== 'unknown' && latest.state !== 'issuing') break
  }
  return latest
}

/** Looks the order up once and stores what is found; "not found" counts only after the supplier's settling time. */
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

/** The state by the supplier's answer; undefined while it is open. */
function stateFor(row: SupplierOrderRow, found: SupplierOrder | null, isSettled: boolean) {
  if (found === null) return isSettled ? 'failed' : undefined
  // a change is confirmed once: one that was not, in all that time, is not confirmed again
  if (row.booking.changeOf !== undefined && found.state === 'held') return isSettled ? 'failed' : undefined
  if (found.state === 'issued') return 'issued'
  if (found.state === 'cancelled' || found.state === 'failed') return 'failed'
  // of an issue `held` counts only after the settling time: it may still be under way
  return row.ref === null || isSettled ? 'held' : undefined
}
