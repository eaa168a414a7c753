import * as z from 'zod/mini'
import { OctoPricing, priceOf } from '#experiences/server/suppliers/octo/prices.ts'
import {
  type BookingPaper,
  type BookingState,
  type ExperienceBooking,
  type PaperFormat,
} from '#experiences/supplier/booking.ts'
import { type Price, plus } from '#experiences/supplier/price.ts'

const Ticket = z.nullish(
  z.object({
    deliveryOptions: z.nullish(z.array(z.object({ deliveryFormat: z.string(), deliveryValue: z.string() }))),
  }),
)
type Ticket = z.infer<typeof Ticket>

const states = {
  ON_HOLD: 'held',
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  REDEEMED: 'redeemed',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
} as const satisfies Record<string, BookingState>

export const OctoBooking = z.object({
  id: z.string(),
  uuid: z.string(),
  supplierReference: z.nullish(z.string()),
  status: z.enum(['ON_HOLD', 'PENDING', 'CONFIRMED', 'REDEEMED', 'REJECTED', 'EXPIRED', 'CANCELLED']),
  utcExpiresAt: z.nullish(z.string()),
  cancellable: z.nullish(z.boolean()),
  cancellation: z.nullish(z.object({ refund: z.string() })),
  voucher: Ticket,
  unitItems: z.array(z.object({ ticket: Ticket, pricing: z.nullish(OctoPricing) })),
  pricing: z.nullish(OctoPricing),
})
type OctoBooking = z.infer<typeof OctoBooking>

export function bookingOf(booking: OctoBooking, isOurs: (address: string) => boolean): ExperienceBooking {
  const { id, uuid, supplierReference, utcExpiresAt, cancellable, cancellation } = booking
  const state = states[booking.status]
  const isBought = state === 'confirmed' || state === 'redeemed'
  const papers = [
    ...papersOf('booking', booking.voucher),
    ...booking.unitItems.flatMap(({ ticket }, at) => papersOf(at, ticket)),
  ].filter(({ format, value }) => (format !== 'pdf' && format !== 'wallet') || isOurs(value))
  return {
    key: uuid,
    reference: supplierReference || id,
    state,
    heldUntil: state === 'held' && utcExpiresAt ? instantIn(utcExpiresAt) : null,
    price: totalIn(booking),
    isCancellable: cancellable ?? false,
    refund: state === 'cancelled' ? refundOf(cancellation?.refund) : null,
    // some suppliers send places of papers before anything is bought
    papers: isBought ? papers : [],
  }
}

/** Nought of the whole is left unsaid by some suppliers: then it is that of the units, or null. */
function totalIn({ pricing, unitItems }: OctoBooking): Price | null {
  const whole = priceOf(pricing)
  if (whole !== undefined && whole.retail > 0) return whole
  const units = unitItems.map((one) => priceOf(one.pricing))
  const sum = units.length > 0 ? units.reduce((a, b) => a && b && plus(a, b)) : undefined
  return sum !== undefined && sum.retail > 0 ? sum : null
}

const formats: Readonly<Record<string, PaperFormat>> = {
  PDF_URL: 'pdf',
  QRCODE: 'qr',
  CODE128: 'code128',
  AZTECCODE: 'aztec',
  PKPASS_URL: 'wallet',
}

function papersOf(of: BookingPaper['of'], ticket: Ticket): readonly BookingPaper[] {
  return (ticket?.deliveryOptions ?? []).flatMap(({ deliveryFormat, deliveryValue: value }) => {
    const format = formats[deliveryFormat]
    return format === undefined || value === '' ? [] : [{ of, format, value }]
  })
}

function refundOf(word: string | undefined): ExperienceBooking['refund'] {
  if (word === 'FULL') return 'full'
  return word === 'PARTIAL' ? 'partial' : 'none'
}

function instantIn(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return null
  }
}
