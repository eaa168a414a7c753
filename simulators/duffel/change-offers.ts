import type { DuffelOrder, OrderChange } from './books.ts'
import { newId } from './ids.ts'
import { type DuffelFlight, type SliceRequest, waysOf } from './journeys.ts'
import type { DuffelOffer } from './offer.ts'
import { amount, conditionsView, seatsOf, sliceView } from './offer-view.ts'
import type { DuffelPaxType } from './passengers.ts'
import { type DuffelBrand, priceOf } from './prices.ts'

export interface ChangeOffer extends Omit<OrderChange, 'id' | 'confirmedAt'> {
  readonly id: string
  readonly conditions: object
}

const offerMinutes = 20

/** Its own airline's flights of another day, at its own brand: the difference of both fares, and the penalty. */
export function changeOffersFor(
  order: DuffelOrder,
  brand: DuffelBrand,
  { slice, now }: { readonly slice: SliceRequest; readonly now: Temporal.Instant },
): readonly ChangeOffer[] {
  return waysOf(slice, 1)
    .filter((way) => way.every(({ line }) => line.airline === order.owner && line.fate === undefined))
    .filter(([first]) => first !== undefined && Temporal.Instant.compare(first.departs.toInstant(), now) > 0)
    .map((way) => changeOffer(order, brand, { way, now }))
    .toSorted((a, b) => a.change - b.change)
}

function changeOffer(
  order: DuffelOrder,
  brand: DuffelBrand,
  { way, now }: { readonly way: readonly DuffelFlight[]; readonly now: Temporal.Instant },
): ChangeOffer {
  const passengers = order.passengers.map(({ id, type }) => ({ id, type: type as DuffelPaxType, age: null }))
  const price = priceOf([way], brand, passengers)
  const [createdAt, expiresAt] = [now, now.add({ minutes: offerMinutes })]
  const as: DuffelOffer = {
    id: newId('off'),
    requestId: order.requestId,
    slices: [way],
    brand,
    passengers,
    price,
    createdAt,
    expiresAt,
    fate: undefined,
  }
  const penalty = (typeof brand.change === 'number' ? brand.change : 0) * seatsOf(passengers)
  return {
    id: newId('oco'),
    orderId: order.id,
    createdAt: createdAt.toString(),
    expiresAt: expiresAt.toString(),
    change: price.total - order.price.total + penalty,
    penalty,
    price,
    removed: order.slices[0] ?? {},
    added: sliceView(as, 0),
    conditions: conditionsView(as),
  }
}

/** What an offer of a change and a change have in common. */
export function amountsOfChange(of: Omit<OrderChange, 'id' | 'confirmedAt'>): object {
  return {
    live_mode: false,
    created_at: of.createdAt,
    expires_at: of.expiresAt,
    change_total_amount: amount(of.change),
    change_total_currency: 'USD',
    penalty_total_amount: amount(of.penalty),
    penalty_total_currency: 'USD',
    new_total_amount: amount(of.price.total),
    new_total_currency: 'USD',
    refund_to: of.change < 0 ? 'original_form_of_payment' : null,
    slices: { remove: [of.removed], add: [of.added] },
  }
}

export function changeOfferView(offer: ChangeOffer): object {
  return { id: offer.id, order_change_id: null, conditions: offer.conditions, ...amountsOfChange(offer) }
}

export function orderChangeView(row: OrderChange): object {
  return { id: row.id, order_id: row.orderId, confirmed_at: row.confirmedAt, ...amountsOfChange(row) }
}
