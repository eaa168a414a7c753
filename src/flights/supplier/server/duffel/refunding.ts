import type { Booking, SupplierRefund } from '#flights/supplier/order.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { orderNamed } from '#flights/supplier/server/duffel/finding.ts'
import {
  type Cancellation,
  isCancelled,
  isPaid,
  OneCancellation,
  supplierOrder,
} from '#flights/supplier/server/duffel/order-response.ts'
import type { RefundOrder } from '#flights/supplier/supplier.ts'
import { minus, type Rial, rial } from '#money/rial.ts'
import { currencyIn, minorIn, rialOf } from '#suppliers/foreign-amount.ts'
import { done, mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

/** Releases a hold. A paid order must be refunded instead; an unknown one counts as released. */
export async function releaseAtDuffel(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<'released'>> {
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
  const { total } = supplierOrder(order, booking)
  if (isCancelled(order)) return done(backOf(order.cancellation, { booking, total }))
  if (!isPaid(order)) return rejected('notAllowed', 'it has no tickets')
  return mapped(await does(desk, ref, signal), (row) => backOf(row, { booking, total }))
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

interface Given {
  readonly booking: Booking
  readonly total: Rial
}

/** In rial at the day's rate; undefined without an amount or for vouchers. */
function backOf(row: Cancellation | null | undefined, { total }: Given): SupplierRefund {
  const minor = minorIn(row?.refund_amount ?? '')
  const currency = currencyIn(row?.refund_currency ?? '')
  const isMoney = row?.refund_to === 'balance' || row?.refund_to === 'card'
  if (minor === undefined || currency === undefined || !isMoney)
    return { refund: null, penalty: null, isSettled: false }
  const refund = rial(Math.min(rialOf(minor, currency), total))
  return { refund, penalty: minus(total, refund), isSettled: true }
}
