import type { ChangeOffer, ChangeWanted } from '#flights/supplier/change-offer.ts'
import type { Booking } from '#flights/supplier/order.ts'
import { refOfChange } from '#flights/supplier/server/duffel/change-ref.ts'
import {
  ChangeRequested,
  changeAmount,
  OneChange,
  OrderToChange,
} from '#flights/supplier/server/duffel/change-response.ts'
import { rulesIn } from '#flights/supplier/server/duffel/conditions.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { isOrderId, type OfferView } from '#flights/supplier/server/duffel/offer-ref.ts'
import { flightIn, instantIn } from '#flights/supplier/server/duffel/offers.ts'
import {
  amountsOf,
  isCancelled,
  isPaid,
  soldIn,
  supplierOrder,
} from '#flights/supplier/server/duffel/order-response.ts'
import { ruleTextIn } from '#flights/supplier/server/duffel/rule-text.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { negative, type Rial } from '#money/rial.ts'
import { currencyIn, minorIn, rialBack, rialOf } from '#suppliers/foreign-amount.ts'
import { done, mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

/** https://duffel.com/docs/guides/changing-an-order: other flights of a day, each with what it costs in all. */
export async function changeOffersAtDuffel(
  desk: DuffelDesk,
  { ref, booking, date }: ChangeWanted,
  signal: AbortSignal,
): Promise<Outcome<readonly ChangeOffer[]>> {
  const rates = await desk.rates()
  const read = await orderToChange(desk, { ref, booking }, signal)
  if (read.kind !== 'done') return read
  const order = read.value
  const data = requestOf(order, date)
  if (data === undefined) return rejected('other', 'flights that cannot be read')
  const path = '/order_change_requests'
  // a request binds nobody
  const told = unsent(await askDuffel(desk, { path, data, shape: ChangeRequested }, signal))
  return mapped(told, ({ data: { order_change_offers: offers } }) =>
    offers.flatMap((one) => {
      const offer = OneChange.safeParse(one).data
      return offer === undefined ? [] : (changeOffer(offer, { order, booking, rates }) ?? [])
    }),
  )
}

/** Paid, with a ticket for each of its people, of one direction, and allowed to be changed. */
async function orderToChange(
  desk: DuffelDesk,
  { ref, booking }: { readonly ref: string; readonly booking: Booking },
  signal: AbortSignal,
): Promise<Outcome<OrderToChange>> {
  if (!isOrderId(ref)) return rejected('gone', 'no order of this supplier')
  const read = unsent(await askDuffel(desk, { path: `/orders/${ref}`, shape: OrderToChange }, signal))
  if (read.kind !== 'done') return read
  const order = read.value.data
  if (isCancelled(order)) return rejected('expired', 'it was cancelled')
  if (!isPaid(order)) return rejected('notAllowed', 'it has no tickets')
  const [only, ...others] = order.slices
  const isAllowed = order.available_actions?.includes('change') ?? true
  if (only?.changeable !== true || !isAllowed || others.length > 0)
    return rejected('notAllowed', 'its fare is not changed')
  if (supplierOrder(order, booking).tickets.length !== order.passengers.length)
    return rejected('paxInvalid', 'an order of other people')
  return done(order)
}

function requestOf({ id, slices: [slice] }: OrderToChange, date: Temporal.PlainDate): object | undefined {
  const [first, last] = [slice?.segments[0], slice?.segments.at(-1)]
  if (slice === undefined || first === undefined || last === undefined) return undefined
  const added = {
    origin: first.origin.iata_code,
    destination: last.destination.iata_code,
    departure_date: date.toString(),
    cabin_class: first.passengers[0]?.cabin_class ?? 'economy',
  }
  return { order_id: id, slices: { remove: [{ slice_id: slice.id }], add: [added] } }
}

interface Reading {
  readonly order: OrderToChange
  readonly booking: Booking
  readonly rates: RatesOnSale
}

/** Undefined for what cannot be read or has no rate, and where what comes back is no money. */
function changeOffer(offer: OneChange, { order, booking, rates }: Reading): ChangeOffer | undefined {
  const [amount, paid, sold] = [changeAmount(offer), amountsOf(order), soldIn(booking)]
  const [slice, ...others] = offer.slices.add
  const expiresAt = instantIn(offer.expires_at)
  const rate = amount && rates[amount.currency]
  if (amount === undefined || rate === undefined || sold === undefined || slice === undefined)
    return undefined
  if (expiresAt === undefined || others.length > 0) return undefined
  if (amount.currency !== paid?.currency || amount.currency !== sold.currency) return undefined
  const penalty = penaltyIn(offer, sold)
  if (penalty === undefined) return undefined
  const total = paid.total + amount.minor - (penalty?.minor ?? 0)
  const adults = order.passengers.filter(({ type }) => type === 'adult').map(({ id }) => id)
  const flights = slice.segments.flatMap((segment) => flightIn(segment, adults) ?? [])
  if (total <= 0 || flights.length === 0 || flights.length !== slice.segments.length) return undefined
  const { currency, minor: change } = amount
  return {
    ref: refOfChange({ id: offer.id, orderId: order.id, currency, change, total }),
    flights,
    difference: change >= 0 ? rialOf(change, rate) : negative(rialBack(-change, sold)),
    penalty: penalty && penalty.rial,
    expiresAt,
    document: 'passport',
    rules: rulesIn(offer.conditions, { currency, base: total, total }, rates),
    ruleText: ruleTextIn({ ...offer, slices: [slice], owner: order.owner }),
  }
}

interface Penalty {
  readonly minor: number
  /** by the rate its order was sold at: it is kept of what was paid then */
  readonly rial: Rial
}

/** Null where it is not told apart; undefined for one in other money than the order. */
function penaltyIn(
  { penalty_total_amount: amount, penalty_total_currency: code }: OneChange,
  sold: OfferView,
): Penalty | null | undefined {
  if (amount === null || amount === undefined) return null
  const minor = minorIn(amount)
  if (minor === undefined || (minor > 0 && currencyIn(code ?? '') !== sold.currency)) return undefined
  return { minor, rial: rialOf(minor, sold) }
}
