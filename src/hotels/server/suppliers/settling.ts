import { type Booking, lookUp } from '#hotels/server/suppliers/known-hotels.ts'
import { moved, type SuppliedStay, suppliedOf, unsettled } from '#hotels/server/suppliers/outbox.ts'
import { forgetRates } from '#hotels/server/suppliers/quoted-rates.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'
import { aboutOrder } from '#server/order-here.ts'

/** younger ones are still awaited by their request */
const waitedSeconds = 20
/** expired rates are kept for investigations */
const ratesKeptDays = 2

/** Settles unknown bookings and cancels those of ended or refunded orders.
 * Idempotent, safe in parallel. Returns how many moved on. */
export async function settleHotels(room: Booking): Promise<number> {
  const before = room.clock.now().subtract({ seconds: waitedSeconds })
  const settled = await eachByItself(await unsettled(room.database, before), (row) =>
    aboutOrder(row.orderId, () => settle(room, row)),
  )
  return unlessFailed(settled, 'bookings of hotels could not be settled')
}

/** Cancels at once, since the supplier's terms depend on time; the job retries. */
export async function cancelNow(room: Booking, orderId: string): Promise<void> {
  const row = await suppliedOf(room.database, orderId)
  if (row?.state === 'cancelling') await aboutOrder(orderId, () => settle(room, row))
}

async function settle(room: Booking, row: SuppliedStay): Promise<boolean> {
  const is = row.state === 'asked' || row.state === 'unknown' ? await lookUp(room, row) : row
  const isInVain = is.state === 'booked' && is.letGoAt !== null
  const wanted = isInVain ? await inVain(room, is) : is
  const ended = wanted.state === 'cancelling' ? await cancelled(room, wanted) : wanted
  return ended.state !== row.state
}

async function inVain({ database, clock, log }: Booking, row: SuppliedStay): Promise<SuppliedStay> {
  log.warn({ orderId: row.orderId, supplier: row.supplier }, 'hotel-supplier.booked-in-vain')
  return (
    (await moved(database, row.orderId, { to: 'cancelling', now: clock.now(), reason: 'booked in vain' })) ??
    row
  )
}

/** After silence looks it up first: a booking is cancelled once. */
async function cancelled(room: Booking, row: SuppliedStay): Promise<SuppliedStay> {
  const supplier = room.suppliers.of(row.supplier)
  if (supplier === undefined || row.ref === null) return row
  const patience = () => ({ signal: AbortSignal.timeout(supplier.caps.callMs) })
  const standing = await supplier.lookUp({ ref: row.ref, key: row.orderId }, patience())
  if (standing.kind === 'done' && standing.value?.state === 'cancelled')
    return ended(room, row, { to: 'cancelled' })
  if (standing.kind !== 'done') return row
  const outcome = await supplier.cancel(row.ref, patience())
  room.log.info({ orderId: row.orderId, supplier: row.supplier, kind: outcome.kind }, 'hotel-supplier.cancel')
  if (outcome.kind === 'done') return ended(room, row, { to: 'cancelled' })
  if (outcome.kind !== 'rejected') return row
  room.log.warn({ orderId: row.orderId, reason: outcome.message }, 'hotel-supplier.cancel-by-hand')
  return ended(room, row, { to: 'by-hand', reason: outcome.message })
}

async function ended(
  { database, clock }: Booking,
  row: SuppliedStay,
  end: { readonly to: 'cancelled' | 'by-hand'; readonly reason?: string },
): Promise<SuppliedStay> {
  return (await moved(database, row.orderId, { ...end, now: clock.now() })) ?? row
}

export async function forgetQuoted({ database, clock }: Pick<Booking, 'database' | 'clock'>): Promise<void> {
  await forgetRates(database, clock.now().subtract({ hours: 24 * ratesKeptDays }))
}
