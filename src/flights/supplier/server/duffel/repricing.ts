import { amountsIn, type DuffelAmounts, pricesFor } from '#flights/supplier/server/duffel/amounts.ts'
import { offerNamed } from '#flights/supplier/server/duffel/booking.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { orderNamed } from '#flights/supplier/server/duffel/finding.ts'
import { displayedIn, type OfferView } from '#flights/supplier/server/duffel/offer-ref.ts'
import {
  amountsOf,
  isCancelled,
  metadataOf,
  OneOrder,
  type Order,
} from '#flights/supplier/server/duffel/order-response.ts'
import type { Repriced, RepriceRequest } from '#flights/supplier/supplier.ts'
import { totalFor } from '#flights/supplier/total.ts'
import type { Party } from '#passengers/party.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'

export async function repriceAtDuffel(
  desk: DuffelDesk,
  { offerRef, party, ref }: RepriceRequest,
  signal: AbortSignal,
): Promise<Outcome<Repriced>> {
  const shown = displayedIn(offerRef)
  if (shown === undefined) return rejected('gone', 'no offer of this supplier')
  if (ref !== null) return holdPriced(desk, { ref, shown, party }, signal)
  const offer = await offerNamed(desk, shown.id, signal)
  return offer.kind === 'done' ? priced(amountsIn(offer.value), shown, party) : offer
}

interface HoldRef {
  readonly ref: string
  readonly shown: OfferView
  readonly party: Party
}

async function holdPriced(
  desk: DuffelDesk,
  { ref, shown, party }: HoldRef,
  signal: AbortSignal,
): Promise<Outcome<Repriced>> {
  const found = await orderNamed(desk, ref, signal)
  if (found.kind !== 'done') return found
  const order = found.value
  if (order === null || isCancelled(order)) return rejected('expired', 'the hold is over')
  const amounts = amountsOf(order)
  if (amounts !== undefined && order.metadata?.['told'] !== String(amounts.total)) {
    const written = await told(desk, { order, amounts }, signal)
    if (written.kind !== 'done') return unsent(written)
  }
  return priced(amounts, shown, party)
}

interface PricedOrder {
  readonly order: Order
  readonly amounts: DuffelAmounts
}

function told(desk: DuffelDesk, { order, amounts }: PricedOrder, signal: AbortSignal) {
  const metadata = { ...order.metadata, ...metadataOf(order.metadata?.['key'] ?? '', amounts.total) }
  return askDuffel(
    desk,
    { path: `/orders/${order.id}`, method: 'PATCH', data: { metadata }, shape: OneOrder },
    signal,
  )
}

/** By the rate it was listed at: only Duffel's own price can become another. */
function priced(amounts: DuffelAmounts | undefined, shown: OfferView, party: Party): Outcome<Repriced> {
  if (amounts?.currency !== shown.currency) return unknown('a price that cannot be read')
  const prices = pricesFor(amounts, shown, party)
  return done({ prices, total: totalFor(prices, party), foreignMinor: amounts.total })
}
