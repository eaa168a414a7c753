import type { Booking, SupplierOrder } from '#flights/supplier/order.ts'
import { changeIn, isChangeId } from '#flights/supplier/server/duffel/change-ref.ts'
import { changeAmount, PendingChange } from '#flights/supplier/server/duffel/change-response.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { instantIn } from '#flights/supplier/server/duffel/offers.ts'
import { OneOrder, type Order, supplierOrder } from '#flights/supplier/server/duffel/order-response.ts'
import { done, mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

export interface ChangeThere {
  /** Duffel's pending change */
  readonly ref: string | null
  readonly booking: Booking
}

/** Of a change that was asked to be confirmed: the order with its new tickets, or `held` while it is not. */
export async function changeThere(
  desk: DuffelDesk,
  { ref, booking }: ChangeThere,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder | null>> {
  const pending = await pendingChange(desk, ref ?? '', signal)
  if (pending.kind !== 'done' || pending.value === null) return mapped(pending, () => null)
  const change = pending.value
  if (!isConfirmed(change)) return done(pendingOrder(change, { booking, pnr: '', now: desk.now() }))
  const read = await changedOrder(desk, booking, signal)
  if (read.kind !== 'done') return read
  const order = supplierOrder(read.value, booking)
  // confirmed, and its new documents are not there yet
  return order.state === 'held' ? { kind: 'processing', ref: order.ref, checkAfterMs: 5000 } : done(order)
}

/** `null`: no such change. */
export async function pendingChange(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<PendingChange | null>> {
  if (!isChangeId(ref)) return done(null)
  const read = unsent(await askDuffel(desk, { path: `/order_changes/${ref}`, shape: PendingChange }, signal))
  if (read.kind === 'rejected' && read.code === 'gone') return done(null)
  return mapped(read, ({ data }) => data)
}

/** The order that a booking changes, as it stands. */
export async function changedOrder(
  desk: DuffelDesk,
  { offerRef }: Pick<Booking, 'offerRef'>,
  signal: AbortSignal,
): Promise<Outcome<Order>> {
  const shown = changeIn(offerRef)
  if (shown === undefined) return rejected('gone', 'no change of this supplier')
  const read = await askDuffel(desk, { path: `/orders/${shown.orderId}`, shape: OneOrder }, signal)
  return mapped(unsent(read), ({ data }) => data)
}

export function isConfirmed({ confirmed_at: at }: Pick<PendingChange, 'confirmed_at'>): boolean {
  return at !== null && at !== undefined
}

/** Does it still cost, or bring, exactly what was listed? */
export function isAsListed(change: PendingChange, { offerRef }: Pick<Booking, 'offerRef'>): boolean {
  const [amount, shown] = [changeAmount(change), changeIn(offerRef)]
  return amount !== undefined && amount.currency === shown?.currency && amount.minor === shown.change
}

export function pendingOrder(
  change: PendingChange,
  { booking, pnr, now }: { readonly booking: Booking; readonly pnr: string; readonly now: Temporal.Instant },
): SupplierOrder {
  const holdUntil = instantIn(change.expires_at) ?? null
  const isOver = holdUntil !== null && Temporal.Instant.compare(holdUntil, now) <= 0
  const state = isOver ? 'cancelled' : 'held'
  return { ref: change.id, pnr, state, holdUntil, tickets: [], total: booking.total }
}
