import * as z from 'zod/mini'
import type { Booking, SupplierOrder } from '#flights/supplier/order.ts'
import { amountOf } from '#flights/supplier/server/duffel/amounts.ts'
import { orderAtDuffel } from '#flights/supplier/server/duffel/booking.ts'
import { changeIn } from '#flights/supplier/server/duffel/change-ref.ts'
import { confirmAtDuffel } from '#flights/supplier/server/duffel/changing.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { orderNamed } from '#flights/supplier/server/duffel/finding.ts'
import {
  amountsOf,
  isCancelled,
  isDearer,
  isPaid,
  type Order,
  supplierOrder,
} from '#flights/supplier/server/duffel/order-response.ts'
import type { IssueRequest } from '#flights/supplier/supplier.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'

const Payment = z.object({ data: z.object({ id: z.string(), status: z._default(z.string(), 'succeeded') }) })

/** longest wait for tickets after payment, ms */
const ticketsMs = 5000

/** Pays a hold from our balance, never above the agreed price; an issued order returns its tickets without paying again. */
export async function issueAtDuffel(
  desk: DuffelDesk,
  { ref, booking, agreed }: IssueRequest,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  if (changeIn(booking.offerRef) !== undefined) return confirmAtDuffel(desk, { ref, booking, agreed }, signal)
  if (ref === null)
    return ticketed(
      await orderAtDuffel(desk, { booking: { ...booking, total: agreed }, type: 'instant' }, signal),
    )
  const standing = unsent(await orderNamed(desk, ref, signal))
  if (standing.kind !== 'done') return standing
  const order = standing.value
  if (order === null || isCancelled(order)) return rejected('expired', 'the hold is over')
  if (isPaid(order)) return ticketed(done(supplierOrder(order, booking)))
  if (isDearer(order)) return rejected('priceChanged', 'dearer than agreed')
  return paid(desk, { order, booking }, signal)
}

interface Paying {
  readonly order: Order
  readonly booking: Booking
}

async function paid(
  desk: DuffelDesk,
  { order, booking }: Paying,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const amounts = amountsOf(order)
  if (amounts === undefined) return rejected('other', 'a price that cannot be read')
  const payment = { type: 'balance', amount: amountOf(amounts.total), currency: amounts.currency }
  const data = { order_id: order.id, payment }
  const answer = await askDuffel(desk, { path: '/payments', data, shape: Payment }, signal)
  const isPaidBefore = answer.kind === 'rejected' && answer.code === 'duplicate'
  if (answer.kind !== 'done' && !isPaidBefore) return answer
  if (answer.kind === 'done' && answer.value.data.status === 'failed')
    return rejected('noCredit', 'the payment failed')
  const after = await orderNamed(desk, order.id, signal)
  if (after.kind !== 'done' || after.value === null) return unknown('paid, and not read since')
  return ticketed(done(supplierOrder(after.value, booking)))
}

function ticketed(outcome: Outcome<SupplierOrder>): Outcome<SupplierOrder> {
  if (outcome.kind !== 'done' || outcome.value.state === 'issued') return outcome
  if (outcome.value.state === 'cancelled') return rejected('expired', 'it was cancelled')
  return { kind: 'processing', ref: outcome.value.ref, checkAfterMs: ticketsMs }
}
