import type { Booking, SupplierOrder } from '#flights/supplier/order.ts'
import { changeIn } from '#flights/supplier/server/duffel/change-ref.ts'
import { changeThere } from '#flights/supplier/server/duffel/change-there.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel } from '#flights/supplier/server/duffel/duffel-client.ts'
import { isOrderId } from '#flights/supplier/server/duffel/offer-ref.ts'
import { instantIn } from '#flights/supplier/server/duffel/offers.ts'
import {
  OneOrder,
  type Order,
  OrdersPage,
  ordersOn,
  supplierOrder,
} from '#flights/supplier/server/duffel/order-response.ts'
import type { LookupRequest } from '#flights/supplier/supplier.ts'
import { done, mapped, type Outcome, unknown } from '#suppliers/outcome.ts'

const pageSize = 200
const pagesAtMost = 10
/** older orders are not searched: nobody waits that long for an outcome */
const hours = 48

export async function lookupAtDuffel(
  desk: DuffelDesk,
  { ref, booking }: LookupRequest,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder | null>> {
  if (changeIn(booking.offerRef) !== undefined && !isOrderId(ref ?? ''))
    return changeThere(desk, { ref, booking }, signal)
  const found = ref === null ? await orderOfKey(desk, booking, signal) : await orderNamed(desk, ref, signal)
  return mapped(found, (order) => order && supplierOrder(order, booking))
}

export async function orderNamed(
  desk: DuffelDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<Order | null>> {
  if (!isOrderId(ref)) return done(null)
  const found = await askDuffel(desk, { path: `/orders/${ref}`, shape: OneOrder }, signal)
  if (found.kind === 'rejected' && found.code === 'gone') return done(null)
  return mapped(found, ({ data }) => data)
}

/** Duffel has no idempotency keys: ours is in each order's metadata, and recent orders are searched for it. */
export async function orderOfKey(
  desk: DuffelDesk,
  { key }: Pick<Booking, 'key'>,
  signal: AbortSignal,
): Promise<Outcome<Order | null>> {
  const since = desk.now().subtract({ hours })
  let after: string | undefined
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const query = { limit: pageSize, sort: '-created_at', ...(after === undefined ? {} : { after }) }
    const found = await askDuffel(desk, { path: '/orders', query, shape: OrdersPage }, signal)
    if (found.kind !== 'done') return found
    const orders = ordersOn(found.value)
    const ours = orders.find(({ metadata }) => metadata?.['key'] === key)
    if (ours !== undefined) {
      desk.sent.set(key, { ref: ours.id })
      return done(ours)
    }
    after = found.value.meta?.after ?? undefined
    if (after === undefined || isOlder(orders.at(-1), since)) return done(null)
  }
  return unknown('more orders than are looked through')
}

function isOlder(order: Order | undefined, since: Temporal.Instant): boolean {
  const made = order && instantIn(order.created_at)
  return made !== undefined && Temporal.Instant.compare(made, since) < 0
}
