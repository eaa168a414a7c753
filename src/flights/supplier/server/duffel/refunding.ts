import type { Booking, SupplierRefund } from '#flights/supplier/order.ts'
import { changeIn } from '#flights/supplier/server/duffel/change-ref.ts'
import { isConfirmed, pendingChange } from '#flights/supplier/server/duffel/change-there.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { orderNamed } from '#flights/supplier/server/duffel/finding.ts'
import {
  amountsOf,
  type Cancellation,
  isCancelled,
  isPaid,
  OneCancellation,
  type Order,
  soldIn,
  supplierOrder,
} from '#flights/supplier/server/duffel/order-response.ts'
import type { RefundOrder } from '#flights/supplier/supplier.ts'
import { minus, type Rial, rial } from '#money/rial.ts'
import { minorIn, rialBack } from '#suppliers/foreign-amount.ts'
import { done, mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

/** Releases a hold. A paid order must be refunded instead; an unknown one counts as released, and so does a change that is pending. */
export async function releaseAtDuffel(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<'released'>> {
  const change = await pendingChange(desk, ref, signal)
  if (change.kind !== 'done') return change
  if (change.value !== null)
    return isConfirmed(change.value) ? rejected('notAllowed', 'it has been confirmed') : done('released')
  const standing = unsent(await orderNamed(desk, ref, signal))
  if (standing.kind !== 'done') return standing
  const order = standing.value
  if (order === null || isCancelled(order)) return done('released')
  if (isPaid(order)) return rejected('notAllowed', 'it has been paid')
  return mapped(await cancelled(desk, ref, signal), () => 'released')
}

type OfOrder = (desk: DuffelDesk, ref: string, signal: AbortSignal) => Promise<Outcome<Cancellation | null>>

export function refundAtDuffel(
  desk: DuffelDesk,
  asked: RefundOrder,
  signal: AbortSignal,
): Promise<Outcome<SupplierRefund>> {
  return wholeOrder(desk, { asked, does: cancelled }, signal)
}

export function quoteAtDuffel(
  desk: DuffelDesk,
  asked: RefundOrder,
  signal: AbortSignal,
): Promise<Outcome<SupplierRefund>> {
  return wholeOrder(desk, { asked, does: quoted }, signal)
}

interface Doing {
  readonly asked: RefundOrder
  readonly does: OfOrder
}

async function wholeOrder(
  desk: DuffelDesk,
  { asked: { ref, booking, passengers }, does }: Doing,
  signal: AbortSignal,
): Promise<Outcome<SupplierRefund>> {
  if (new Set(passengers).size !== booking.travellers.length)
    return rejected('notAllowed', 'only all of its people together')
  const standing = unsent(await orderNamed(desk, ref, signal))
  if (standing.kind !== 'done') return standing
  const order = standing.value
  if (order === null) return rejected('other', 'no such order')
  const given = { booking, total: supplierOrder(order, booking).total, paid: paidThere(order, booking) }
  if (isCancelled(order)) return done(backOf(order.cancellation, given))
  if (!isPaid(order)) return rejected('notAllowed', 'it has no tickets')
  return mapped(await does(desk, ref, signal), (row) => backOf(row, given))
}

async function quoted(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<Cancellation | null>> {
  const quote = await askDuffel(
    desk,
    { path: '/order_cancellations', data: { order_id: ref }, shape: OneCancellation },
    signal,
  )
  if (quote.kind === 'rejected' && quote.message.startsWith('already_cancelled')) return done(null)
  return mapped(unsent(quote), ({ data }) => data)
}

/** `null` when a parallel call was first. */
async function cancelled(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<Cancellation | null>> {
  const quote = await quoted(desk, ref, signal)
  if (quote.kind !== 'done' || quote.value === null) return quote
  const { id } = quote.value
  const confirmed = await askDuffel(
    desk,
    {
      path: `/order_cancellations/${encodeURIComponent(id)}/actions/confirm`,
      data: {},
      shape: OneCancellation,
    },
    signal,
  )
  if (confirmed.kind === 'rejected' && confirmed.message.startsWith('already_cancelled')) return done(null)
  return mapped(confirmed, ({ data }) => data)
}

/** In hundredths; of changed flights what they are, and none of what their change cost. */
function paidThere(order: Order, { offerRef }: Booking): number | undefined {
  return changeIn(offerRef)?.total ?? amountsOf(order)?.total
}

interface Given {
  readonly booking: Booking
  readonly total: Rial
  /** what Duffel was paid */
  readonly paid: number | undefined
}

/** By the rate it was sold at, never more than was paid; null without an amount, in another currency, or for vouchers. */
function backOf(row: Cancellation | null | undefined, { booking, total, paid }: Given): SupplierRefund {
  const minor = minorIn(row?.refund_amount ?? '')
  const sold = soldIn(booking)
  const isMoney = row?.refund_to === 'balance' || row?.refund_to === 'card'
  if (minor === undefined || row?.refund_currency !== sold?.currency || !sold || !isMoney)
    return { refund: null, penalty: null, isSettled: false }
  const isAll = paid !== undefined && minor >= paid
  const refund = isAll ? total : rial(Math.min(rialBack(minor, sold), total))
  return { refund, penalty: minus(total, refund), isSettled: true }
}
