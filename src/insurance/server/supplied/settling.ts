import { sql } from 'kysely'
import { type Confirming, lookUp, supplierOf } from '#insurance/server/supplied/confirming.ts'
import {
  type SuppliedOne,
  type SuppliedPolicy,
  suppliedOf,
  toCancel,
  unsettled,
} from '#insurance/server/supplied/outbox.ts'
import type { PolicySupplier } from '#insurance/server/suppliers/policy-supplier.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'
import { aboutOrder } from '#server/order-here.ts'

/** younger ones are still awaited by their request */
const waitedSeconds = 20

/** Looks up what ended orders had asked for and cancels what is given back. Idempotent, safe in parallel. */
export async function settlePolicies(room: Confirming): Promise<number> {
  const before = room.clock.now().subtract({ seconds: waitedSeconds })
  const settled = await eachByItself(await unsettled(room.database, before), (row) =>
    aboutOrder(row.orderId, () => settle(room, row)),
  )
  return unlessFailed(settled, 'policies could not be settled with their insurers')
}

export async function cancelNow(room: Confirming, orderId: string): Promise<void> {
  const row = await suppliedOf(room.database, orderId)
  if (row !== undefined) await aboutOrder(orderId, () => settle(room, row))
}

async function settle(room: Confirming, row: SuppliedPolicy): Promise<boolean> {
  const { database, clock } = room
  if (row.state === 'asked') await lookUp(room, row)
  const now = (await suppliedOf(database, row.orderId)) ?? row
  if (now.state !== 'booked') return now.state !== row.state
  if (now.letGoAt !== null) {
    const positions = now.people.map(({ position }) => position)
    await toCancel(database, { orderId: now.orderId, positions, now: clock.now() })
  }
  const wanted =
    (await suppliedOf(database, row.orderId))?.people.filter(({ isToCancel }) => isToCancel) ?? []
  const supplier = supplierOf(room, now.supplier)
  if (supplier === undefined || wanted.length === 0) return false
  return cancelThere(room, supplier, { row: now, wanted })
}

interface Cancelling {
  readonly row: SuppliedPolicy
  readonly wanted: readonly SuppliedOne[]
}

/** Looked up first, so that nothing is cancelled twice; then each by its own preview. */
async function cancelThere(
  room: Confirming,
  supplier: PolicySupplier,
  { row, wanted }: Cancelling,
): Promise<boolean> {
  const patience = () => ({ signal: AbortSignal.timeout(supplier.caps.callMs) })
  const standing = await supplier.lookUp(row.offer, patience())
  if (standing.kind !== 'done') return false
  let isMoved = false
  for (const one of wanted) {
    const there = standing.value?.policies.find(({ quote }) => quote === one.quote)
    isMoved = (await cancelOne(room, supplier, { row, one, isGone: there?.isCancelled ?? true })) || isMoved
  }
  return isMoved
}

interface CancellingOne {
  readonly row: SuppliedPolicy
  readonly one: SuppliedOne
  readonly isGone: boolean
}

async function cancelOne(
  room: Confirming,
  supplier: PolicySupplier,
  cancelling: CancellingOne,
): Promise<boolean> {
  const { row, one, isGone } = cancelling
  const { orderId, offer } = row
  if (isGone) return ended(room, cancelling, null)
  const patience = () => ({ signal: AbortSignal.timeout(supplier.caps.callMs) })
  const preview = await supplier.quoteCancel(offer, [one.quote], patience())
  const outcome =
    preview.kind === 'done'
      ? await supplier.confirmCancel(offer, preview.value.cancellationId, patience())
      : preview
  room.log.info({ orderId, supplier: supplier.name, kind: outcome.kind }, 'insurer.cancel')
  if (outcome.kind === 'done') return ended(room, cancelling, null)
  if (outcome.kind !== 'rejected') return false
  room.log.warn({ orderId, code: outcome.code }, 'insurer.cancel-by-hand')
  return ended(room, cancelling, outcome.code)
}

async function ended(
  { database, clock }: Confirming,
  { row: { orderId }, one: { position } }: CancellingOne,
  byHand: string | null,
): Promise<boolean> {
  await sql`
    update insurance.supplied_person set by_hand = ${byHand}, cancelled_at = ${byHand === null ? clock.now() : null}
    where order_id = ${orderId} and position = ${position} and cancelled_at is null and by_hand is null`.execute(
    database,
  )
  return true
}
