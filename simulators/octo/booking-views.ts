import { availabilitiesOn, availabilityView } from './availabilities.ts'
import type { SimulatedBooking } from './books.ts'
import type { OctoDesk } from './desk.ts'
import { pricing, type Wanted } from './product-views.ts'
import { optionId, type SimulatedProduct, simulatedProducts } from './products.ts'

interface Viewed extends Wanted {
  /** where the vouchers lie */
  readonly origin: string
}

const nobody = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
}

export function bookingView(desk: OctoDesk, booking: SimulatedBooking, viewed: Viewed): object {
  const product = simulatedProducts.find(({ id }) => id === booking.productId)
  if (product === undefined) throw new RangeError(`no product ${booking.productId}`)
  const { uuid, reference, status, availabilityId, cancelled } = booking
  const day = availabilityId === null ? [] : availabilitiesOn(desk, product, dayIn(availabilityId))
  const availability = day.find(({ id }) => id === availabilityId)
  const isBought = status === 'CONFIRMED'
  return {
    id: `bk-${reference}`,
    uuid,
    testMode: true,
    resellerReference: booking.resellerReference,
    supplierReference: reference,
    status,
    utcCreatedAt: booking.createdAt,
    utcUpdatedAt: booking.confirmedAt ?? booking.createdAt,
    utcExpiresAt: status === 'ON_HOLD' ? booking.expiresAt : null,
    utcRedeemedAt: null,
    utcConfirmedAt: booking.confirmedAt,
    productId: product.id,
    optionId,
    cancellable: status === 'ON_HOLD' || isBought,
    cancellation: cancelled && {
      refund: cancelled.refund,
      reason: cancelled.reason,
      utcCancelledAt: cancelled.at,
    },
    freesale: availabilityId === null,
    availabilityId,
    availability: availability ? availabilityView(availability, viewed) : null,
    contact: { ...nobody, ...booking.contact },
    notes: null,
    deliveryMethods: [product.delivery],
    voucher:
      product.delivery === 'VOUCHER' && isBought
        ? ticket(product, { id: uuid, code: reference }, viewed)
        : null,
    unitItems: booking.unitIds.map((unitId, at) => ({
      uuid: `${uuid.slice(0, -2)}${String(at).padStart(2, '0')}`,
      resellerReference: null,
      supplierReference: `${reference}-${at + 1}`,
      unitId,
      status,
      utcRedeemedAt: null,
      contact: nobody,
      ticket:
        product.delivery === 'TICKET' && isBought
          ? ticket(product, { id: `${uuid}-${at + 1}`, code: `${reference}-${at + 1}` }, viewed)
          : null,
      ...(viewed.hasPricing && product.bookingPrice === undefined
        ? { pricing: pricing(unitPrice(product, unitId), product.currency) }
        : {}),
    })),
    ...(viewed.hasPricing ? { pricing: pricing(totalOf(product, booking), product.currency) } : {}),
  }
}

function ticket(product: SimulatedProduct, named: { id: string; code: string }, { origin }: Viewed): object {
  const values = { QRCODE: named.code, PDF_URL: `${origin}/vouchers/${named.id}.pdf` }
  return {
    redemptionMethod: 'DIGITAL',
    utcRedeemedAt: null,
    deliveryOptions: product.formats.map((deliveryFormat) => ({
      deliveryFormat,
      deliveryValue: values[deliveryFormat],
    })),
  }
}

function totalOf(product: SimulatedProduct, { unitIds }: SimulatedBooking): number {
  return product.bookingPrice ?? unitIds.reduce((sum, id) => sum + unitPrice(product, id), 0)
}

function unitPrice({ units }: SimulatedProduct, id: string): number {
  return units.find((unit) => unit.id === id)?.price ?? 0
}

export function dayIn(availabilityId: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(availabilityId.slice(0, 10))
}
