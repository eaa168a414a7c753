import type { Booking, SupplierOrder } from '#flights/supplier/order.ts'
import { amountOf } from '#flights/supplier/server/duffel/amounts.ts'
import { type ChangeView, changeIn } from '#flights/supplier/server/duffel/change-ref.ts'
import { PendingChange } from '#flights/supplier/server/duffel/change-response.ts'
import {
  changedOrder,
  changeThere,
  isAsListed,
  isConfirmed,
  pendingChange,
  pendingOrder,
} from '#flights/supplier/server/duffel/change-there.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { isCancelled, isPaid, supplierOrder } from '#flights/supplier/server/duffel/order-response.ts'
import type { IssueRequest } from '#flights/supplier/supplier.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'

/** longest wait for tickets after it is confirmed, ms */
const ticketsMs = 5000

/** A pending change: its price is told once more, and nothing is changed by it. */
export async function holdChangeAtDuffel(
  desk: DuffelDesk,
  booking: Booking,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const before = desk.sent.get(booking.key)?.ref
  if (before != null) return again(desk, { ref: before, booking }, signal)
  const shown = changeIn(booking.offerRef)
  const standing = await changedOrder(desk, booking, signal)
  if (standing.kind !== 'done' || shown === undefined) return gone(standing)
  const order = standing.value
  if (isCancelled(order) || !isPaid(order)) return rejected('expired', 'its order has no tickets')
  if (supplierOrder(order, booking).tickets.length !== order.passengers.length)
    return rejected('paxInvalid', 'an order of other people')
  const data = { selected_order_change_offer: shown.id }
  // a pending change binds nobody: one whose answer is lost is made again
  const made = unsent(await askDuffel(desk, { path: '/order_changes', data, shape: PendingChange }, signal))
  if (made.kind !== 'done') return made
  const change = made.value.data
  if (!isAsListed(change, booking)) return rejected('priceChanged', 'another price than was listed')
  desk.sent.set(booking.key, { ref: change.id })
  return done(pendingOrder(change, { booking, pnr: order.booking_reference, now: desk.now() }))
}

function gone(outcome: Outcome<unknown>): Outcome<never> {
  return outcome.kind === 'done' ? rejected('gone', 'no change of this supplier') : outcome
}

async function again(
  desk: DuffelDesk,
  there: { readonly ref: string; readonly booking: Booking },
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const found = await changeThere(desk, there, signal)
  if (found.kind !== 'done') return found
  if (found.value === null || found.value.state === 'cancelled')
    return rejected('expired', 'the pending change is gone')
  return done(found.value)
}

/** Confirmed once, at exactly what was listed; one that is confirmed returns its tickets. */
export async function confirmAtDuffel(
  desk: DuffelDesk,
  { ref, booking }: IssueRequest,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const shown = changeIn(booking.offerRef)
  const standing = await pendingChange(desk, ref ?? '', signal)
  if (standing.kind !== 'done') return standing
  const change = standing.value
  if (change === null || shown === undefined) return rejected('expired', 'the pending change is gone')
  if (isConfirmed(change)) return ticketed(desk, booking, signal)
  if (!isAsListed(change, booking)) return rejected('priceChanged', 'dearer than agreed')
  if (pendingOrder(change, { booking, pnr: '', now: desk.now() }).state !== 'held')
    return rejected('expired', 'the pending change has expired')
  const path = `/order_changes/${change.id}/actions/confirm`
  const answer = await askDuffel(desk, { path, data: paymentOf(shown), shape: PendingChange }, signal)
  if (answer.kind === 'done' || (answer.kind === 'rejected' && answer.code === 'duplicate'))
    return ticketed(desk, booking, signal)
  return answer
}

function paymentOf({ change, currency }: ChangeView): object {
  return change > 0 ? { payment: { type: 'balance', amount: amountOf(change), currency } } : {}
}

async function ticketed(
  desk: DuffelDesk,
  booking: Booking,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const after = await changedOrder(desk, booking, signal)
  if (after.kind !== 'done') return unknown('confirmed, and not read since')
  const order = supplierOrder(after.value, booking)
  if (order.state === 'issued') return done(order)
  return { kind: 'processing', ref: order.ref, checkAfterMs: ticketsMs }
}
