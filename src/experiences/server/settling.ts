import { type Booking, bookingOf, moved, toCancel } from '#experiences/server/bookings.ts'
import { settlesAfterSeconds } from '#experiences/server/confirming.ts'
import { type Room, supplierOf } from '#experiences/server/room.ts'
import { patience, waiting } from '#experiences/server/waiting.ts'
import type { ExperienceBooking } from '#experiences/supplier/booking.ts'
import type { ExperienceSupplier } from '#experiences/supplier/supplier.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'
import { aboutOrder } from '#server/order-here.ts'

type Settling = Pick<Room, 'database' | 'clock' | 'log' | 'suppliers' | 'promises'>

/** Cancels where it stands what was let go or given back. Idempotent, safe in parallel. Returns how many moved on. */
export async function settle(room: Settling): Promise<number> {
  const settled = await eachByItself(await toCancel(room.database), (row) =>
    aboutOrder(row.orderId, () => cancelThere(room, row)),
  )
  return unlessFailed(settled, 'experiences could not be cancelled at their suppliers')
}

export async function cancelNow(room: Settling, orderId: string): Promise<void> {
  const row = await bookingOf(room.database, orderId)
  if (row?.state === 'cancelling') await aboutOrder(orderId, () => cancelThere(room, row))
}

/** Looked up first, since what was sent may still be on its way, and what is over is not cancelled twice. */
async function cancelThere(room: Settling, row: Booking): Promise<boolean> {
  const supplier = supplierOf(room, row.supplier)
  if (supplier === undefined) return false
  const found = await supplier.lookUp(row.orderId, waiting(patience.command))
  if (found.kind !== 'done') return false
  if (found.value === null) {
    const waited = row.askedAt.until(room.clock.now()).total('seconds')
    return waited >= settlesAfterSeconds && ended(room, row, { to: 'gone', reason: 'never stood there' })
  }
  if (over.includes(found.value.state)) return ended(room, row, { to: 'gone', booked: found.value })
  return cancelled(room, row, supplier)
}

const over: readonly ExperienceBooking['state'][] = ['cancelled', 'expired', 'rejected']

async function cancelled(room: Settling, row: Booking, supplier: ExperienceSupplier): Promise<boolean> {
  const { orderId } = row
  const reason = row.isRefunded ? 'given back by its traveller' : 'not bought'
  const outcome = await supplier.cancel(orderId, reason, waiting(patience.command))
  room.log.info({ orderId, supplier: supplier.name, kind: outcome.kind }, 'experience.cancel')
  if (outcome.kind === 'done') return ended(room, row, { to: 'gone', booked: outcome.value })
  if (outcome.kind !== 'rejected') return false
  room.log.warn({ orderId, code: outcome.code }, 'experience.cancel-by-hand')
  return ended(room, row, { to: 'by-hand', reason: outcome.code })
}

interface End {
  readonly to: 'gone' | 'by-hand'
  readonly reason?: string
  readonly booked?: ExperienceBooking
}

/** The number it was bought under stays; of what comes back only the supplier's word is taken over.
 * What it does not cancel is the desk's in the same transaction. */
async function ended({ database, clock, log, promises }: Settling, row: Booking, end: End): Promise<boolean> {
  const { booked, ...move } = end
  const { orderId } = row
  const now = clock.now()
  const after = await database.transaction().execute(async (trx) => {
    const done = await moved(trx, orderId, {
      ...move,
      now,
      ...(booked && { booked: { ...booked, reference: row.reference ?? booked.reference } }),
    })
    const task = { kind: 'supplier-cancelled-by-hand', subject: orderId, orderId, at: now } as const
    if (done?.state === 'by-hand') await promises.giveAll(trx, [task])
    return done
  })
  if (row.isRefunded && booked?.refund !== 'full')
    log.warn({ orderId: row.orderId, refund: booked?.refund ?? null }, 'experience.supplier-keeps')
  return after !== undefined
}
