import { nameFaults } from '#flights/supplier/names.ts'
import { type Booking, partyOfBooking, type SupplierOrder } from '#flights/supplier/order.ts'
import { amountOf, amountsIn, pricesFor } from '#flights/supplier/server/duffel/amounts.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel, unsent } from '#flights/supplier/server/duffel/duffel-client.ts'
import { sameAgain } from '#flights/supplier/server/duffel/find-same-offer.ts'
import { orderNamed, orderOfKey } from '#flights/supplier/server/duffel/finding.ts'
import { displayedIn, type OfferView } from '#flights/supplier/server/duffel/offer-ref.ts'
import { type Offer, OneOffer } from '#flights/supplier/server/duffel/offer-response.ts'
import { metadataOf, OneOrder, supplierOrder } from '#flights/supplier/server/duffel/order-response.ts'
import { peopleFor } from '#flights/supplier/server/duffel/people.ts'
import { totalFor } from '#flights/supplier/total.ts'
import { done, mapped, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'

/** `pay_later` is a hold; `instant` is paid from our balance and issued at once. */
export type OrderType = 'pay_later' | 'instant'

/** Before anything is sent again under a key, the order sent earlier is looked for. */
export async function orderAtDuffel(
  desk: DuffelDesk,
  { booking, type }: { readonly booking: Booking; readonly type: OrderType },
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const shown = displayedIn(booking.offerRef)
  if (shown === undefined) return rejected('gone', 'no offer of this supplier')
  if (booking.travellers.some((one) => nameFaults(one, desk.caps).length > 0))
    return rejected('paxInvalid', 'a name that the supplier does not take')
  const before = desk.sent.get(booking.key)
  if (before !== undefined) return again(desk, { booking, ref: before.ref }, signal)
  const offer = unsent(await offerNamed(desk, shown.id, signal))
  if (offer.kind !== 'done') return offer
  const wish = { booking, type, shown }
  const made = await ordered(desk, { ...wish, offer: offer.value }, signal)
  if (!isTaken(made)) return made
  // another offer has other ids for its bags and seats
  if (booking.services !== undefined) return rejected('gone', 'its offer is spent')
  const same = unsent(await sameAgain(desk, offer.value, signal))
  return same.kind === 'done' ? ordered(desk, { ...wish, offer: same.value }, signal) : same
}

async function ordered(
  desk: DuffelDesk,
  { offer, ...wish }: Wanted & { readonly offer: Offer },
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const wanted = wantedOf(desk, offer, wish)
  return wanted.kind === 'done' ? sentAs(desk, { booking: wish.booking, data: wanted.value }, signal) : wanted
}

/** One search allows one booking, by whomever; its other offers are spent. */
function isTaken(made: Outcome<SupplierOrder>): boolean {
  return made.kind === 'rejected' && made.message.startsWith('offer_request_already_booked')
}

export async function offerNamed(desk: DuffelDesk, id: string, signal: AbortSignal): Promise<Outcome<Offer>> {
  return mapped(await askDuffel(desk, { path: `/offers/${id}`, shape: OneOffer }, signal), ({ data }) => data)
}

interface Wanted {
  readonly booking: Booking
  readonly type: OrderType
  readonly shown: OfferView
}

/** The request; rejected when the offer is of another type, for other people, or dearer than agreed. */
function wantedOf(desk: DuffelDesk, offer: Offer, { booking, type, shown }: Wanted): Outcome<object> {
  const { requires_instant_payment: isInstant } = offer.payment_requirements
  if (isInstant && type === 'pay_later') return rejected('notAllowed', 'it is paid at once')
  const { services = [] } = booking
  if (services.length > 0 && type === 'pay_later')
    return rejected('notAllowed', 'bags and seats are sold with what is paid at once')
  const [amounts, party] = [amountsIn(offer), partyOfBooking(booking)]
  const passengers = peopleFor(offer, booking, desk.email)
  if (amounts?.currency !== shown.currency || passengers === undefined)
    return rejected('paxInvalid', 'an offer for other people')
  if (type === 'instant' && totalFor(pricesFor(amounts, shown, party), party) > booking.total)
    return rejected('priceChanged', 'dearer than agreed')
  const withServices = services.reduce((total, { minor }) => total + minor, amounts.total)
  const paid = {
    payments: [{ type: 'balance', amount: amountOf(withServices), currency: amounts.currency }],
    ...(services.length > 0 && { services: services.map(({ id }) => ({ id, quantity: 1 })) }),
  }
  return done({
    type,
    selected_offers: [offer.id],
    passengers,
    metadata: metadataOf(booking.key, type === 'instant' ? amounts.total : shown.total),
    ...(type === 'instant' ? paid : {}),
  })
}

async function sentAs(
  desk: DuffelDesk,
  { booking, data }: { readonly booking: Booking; readonly data: object },
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  desk.sent.set(booking.key, { ref: null })
  const made = await askDuffel(desk, { path: '/orders', data, shape: OneOrder }, signal)
  if (made.kind === 'done') {
    desk.sent.set(booking.key, { ref: made.value.data.id })
    return done(supplierOrder(made.value.data, booking))
  }
  if (made.kind === 'rejected' && made.code === 'duplicate') {
    // the conflict may be our own earlier order
    const ours = await orderOfKey(desk, booking, signal)
    if (ours.kind !== 'done') return unknown('booked before, and not found yet')
    if (ours.value !== null) return done(supplierOrder(ours.value, booking))
  }
  if (made.kind === 'rejected' || made.kind === 'notSent') desk.sent.delete(booking.key)
  return made
}

interface Again {
  readonly booking: Booking
  readonly ref: string | null
}

async function again(
  desk: DuffelDesk,
  { booking, ref }: Again,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const found = ref === null ? await orderOfKey(desk, booking, signal) : await orderNamed(desk, ref, signal)
  if (found.kind !== 'done' || found.value === null) return unknown('sent before, and not found yet')
  return done(supplierOrder(found.value, booking))
}
