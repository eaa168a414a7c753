import { type Bookings, lookUp } from '#flights/supplier/server/looking-up.ts'
import { moved, type SupplierOrderRow, unsettled } from '#flights/supplier/server/outbox.ts'
import { askForChanges } from '#flights/supplier/server/supplier-changes.ts'
import { settleRefunds, wantedByHand, wantRefund } from '#flights/supplier/server/supplier-refunding.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'
import { aboutOrder } from '#server/order-here.ts'

/** younger requests are still being waited for by their caller */
const waitedSeconds = 20

/** Resolves unknown outcomes, releases, refunds and reads changes.
 * Idempotent, also in parallel. Returns how many it moved on. */
export async function settleSuppliers(desk: Bookings): Promise<number> {
  const before = desk.clock.now().subtract({ seconds: waitedSeconds })
  const settled = await eachByItself(await unsettled(desk.database, before), (row) =>
    aboutOrder(row.orderId, () => settle(desk, row)),
  )
  const refunded = await settleRefunds(desk)
  const changed = await askForChanges(desk)
  return unlessFailed(settled, 'orders to suppliers could not be settled') + refunded + changed
}

async function settle(desk: Bookings, row: SupplierOrderRow): Promise<boolean> {
  const is = row.state === 'held' ? row : await lookUp(desk, row)
  const ended = is.letGoAt === null ? is : await givenBack(desk, is)
  return ended.state !== row.state
}

/** Our order has ended: the hold goes back, and tickets that came after all. */
async function givenBack(desk: Bookings, row: SupplierOrderRow): Promise<SupplierOrderRow> {
  const { database, clock, suppliers } = desk
  const supplier = suppliers.of(row.supplier)
  if (supplier === undefined || row.ref === null) return row
  if (row.state === 'issued') {
    if (row.booking.changeOf !== undefined) return changedInVain(desk, row)
    const passengers = row.booking.travellers.map((_, passenger) => passenger)
    await wantRefund(database, row, { passengers, now: clock.now() })
    return row
  }
  if (row.state !== 'held') return row
  const outcome = await supplier.release(row.ref, { signal: AbortSignal.timeout(supplier.caps.callMs) })
  const now = clock.now()
  if (outcome.kind === 'done') return (await moved(database, row.key, { to: 'released', now })) ?? row
  if (outcome.kind === 'rejected')
    return (
      (await moved(database, row.key, { to: 'failed', now, reason: `not released: ${outcome.message}` })) ??
      row
    )
  return row
}

/** Confirmed after its order had ended: the old tickets are void there, and what becomes of the new ones somebody settles. */
async function changedInVain(desk: Bookings, row: SupplierOrderRow): Promise<SupplierOrderRow> {
  const { database, clock, promises, log } = desk
  const { key, orderId } = row
  await database.transaction().execute(async (trx) => {
    const at = clock.now()
    const reason = 'changed there after its order had ended'
    const passengers = row.booking.travellers.map((_, passenger) => passenger)
    if (!(await wantedByHand(trx, row, { passengers, now: at, reason }))) return
    const task = { kind: 'supplier-cancelled-by-hand', subject: orderId, orderId, at } as const
    await promises.giveAll(trx, [task])
    log.warn({ key, supplier: row.supplier }, 'supplier.changed-in-vain')
  })
  return row
}
