import { payableUntil } from '#flights/supplier/hold-end.ts'
import type { Booking } from '#flights/supplier/order.ts'
import { changesAmong } from '#flights/supplier/server/change-offers.ts'
import { type Bookings, lookedUp } from '#flights/supplier/server/looking-up.ts'
import { type OrderOffer, offersOf, type SoldDirection } from '#flights/supplier/server/order-offers.ts'
import {
  moved,
  onFile,
  rowNamed,
  rowsOf,
  type SupplierOrderRow,
  unsent,
} from '#flights/supplier/server/outbox.ts'
import { suppliersTravellers } from '#flights/supplier/server/travellers.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { RejectCode } from '#suppliers/outcome.ts'

/** `people`: a traveller is not accepted; `booked`: they have these seats already;
 * `declined`: not sold to us; `unclear`: a job finds out. */
export type HeldThere = 'held' | 'gone' | 'people' | 'booked' | 'declined' | 'unclear'

/** Holds an order's supplier offers one by one; none counts as held. Stored before it is sent, and sent once. */
export async function holdAtSuppliers(
  desk: Bookings,
  orderId: string,
  directions: readonly SoldDirection[],
): Promise<HeldThere> {
  for (const offer of offersOf(directions)) {
    const supplier = desk.suppliers.of(offer.supplier)
    if (supplier === undefined) return 'gone'
    if (supplier.caps.hold === 'none') continue
    const came = await holdAtSupplier(desk, supplier, { orderId, offer })
    if (came !== 'held') return came
  }
  return 'held'
}

export interface Holding {
  readonly orderId: string
  readonly offer: OrderOffer
}

/** How long suppliers hold an order; `isPriceOnly`: one of them has nothing of it before the payment. A change of their own order
 * binds nothing until it is confirmed. */
export async function heldThere(
  { database }: Pick<Bookings, 'database'>,
  orderId: string,
  directions: readonly SoldDirection[],
): Promise<{ readonly until: Temporal.Instant | undefined; readonly isPriceOnly: boolean }> {
  const offers = offersOf(directions)
  if (offers.length === 0) return { until: undefined, isPriceOnly: false }
  const rows = await rowsOf(database, orderId)
  const isHeld = ({ leg }: OrderOffer) =>
    rows.some((row) => row.leg === leg && row.ref !== null && row.booking.changeOf === undefined)
  return {
    until: payableUntil(rows.map(({ holdUntil }) => holdUntil)),
    isPriceOnly: !offers.every(isHeld),
  }
}

async function holdAtSupplier(
  desk: Bookings,
  supplier: FlightSupplier,
  { orderId, offer }: Holding,
): Promise<HeldThere> {
  const { row, isNew } = await filed(desk, { orderId, offer })
  if (!isNew)
    return statusOf(row.state === 'asked' || row.state === 'unknown' ? await lookedUp(desk, row) : row)
  const outcome = await desk.suppliers.ask(supplier, (patience) => supplier.hold(row.booking, patience))
  const now = desk.clock.now()
  switch (outcome.kind) {
    case 'done':
      return statusOf(await moved(desk.database, row.key, { to: 'held', now, order: outcome.value }))
    case 'rejected':
      if (outcome.code === 'notAllowed' && supplier.caps.instantOnly) {
        // this offer is bought after payment
        await unsent(desk.database, row.key)
        return 'held'
      }
      await moved(desk.database, row.key, {
        to: 'failed',
        now,
        reason: `${outcome.code}: ${outcome.message}`,
      })
      desk.log.info({ orderId, supplier: supplier.name, code: outcome.code }, 'supplier.hold-refused')
      return refusedFor[outcome.code]
    case 'notSent':
      await unsent(desk.database, row.key)
      return 'unclear'
    case 'processing':
    case 'unknown':
      await moved(desk.database, row.key, { to: 'unknown', now, reason: why(outcome) })
      return statusOf(await lookedUp(desk, row))
    default:
      return outcome satisfies never
  }
}

/** A supplier's rejection as our refusal; problems between us and the supplier are not the traveller's. */
const refusedFor = {
  gone: 'gone',
  expired: 'gone',
  priceChanged: 'gone',
  paxInvalid: 'people',
  duplicate: 'booked',
  noCredit: 'declined',
  notAllowed: 'declined',
  auth: 'declined',
  other: 'declined',
} as const satisfies Record<RejectCode, HeldThere>

function why(
  outcome: { readonly kind: 'processing' } | { readonly kind: 'unknown'; readonly why: string },
): string {
  return outcome.kind === 'unknown' ? outcome.why : 'accepted, and not done yet'
}

function statusOf(row: SupplierOrderRow | undefined): HeldThere {
  if (row?.state === 'held' || row?.state === 'issuing' || row?.state === 'issued') return 'held'
  return row?.state === 'failed' || row?.state === 'released' ? 'gone' : 'unclear'
}

/** The stored order. One key per order and direction, so that it is sent once. */
export async function filed(
  { database, clock, orders }: Bookings,
  { orderId, offer }: Holding,
): Promise<{ readonly row: SupplierOrderRow; readonly isNew: boolean }> {
  const key = `${orderId}.${offer.leg}`
  const known = await rowNamed(database, key)
  if (known !== undefined) return { row: known, isNew: false }
  const contact = await orders.contactOf(orderId)
  const [change] = await changesAmong(database, [offer.offerId])
  const booking: Booking = {
    key,
    offerRef: offer.offerRef,
    travellers: suppliersTravellers(await orders.passengersOf(orderId), {
      groups: offer.groups,
      document: offer.isInternational ? 'passport' : 'nationalCode',
    }),
    contact: { phone: contact.phoneNumber, email: contact.email },
    total: offer.total,
    ...(offer.services.length > 0 && { services: offer.services }),
    ...(change && { changeOf: change.ref }),
  }
  const { supplier, offerId, leg } = offer
  return onFile(database, { orderId, leg, supplier, offerId, booking }, clock.now())
}
