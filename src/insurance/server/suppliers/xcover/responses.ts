import * as z from 'zod/mini'
import { minorIn } from '#suppliers/foreign-amount.ts'

// XCover's partner API v2 as far as we read it; amounts come as numbers or as texts.

const Amount = z.union([z.number(), z.string()])
const Text = z.nullish(z.string())

const Benefit = z.object({
  description: z.string(),
  limit: z.nullish(Amount),
  excess: z.nullish(Amount),
  currency: Text,
})
export type Benefit = z.infer<typeof Benefit>

export const Quote = z.object({
  id: z.string(),
  status: Text,
  price: Amount,
  currency: Text,
  policy_start_date: z.string(),
  policy_end_date: Text,
  tax: z.nullish(z.object({ total_tax: z.nullish(Amount) })),
  commission: z.nullish(z.object({ total_commission: z.nullish(Amount) })),
  policy: z.object({ policy_type: z.string(), benefits: z.nullish(z.array(Benefit)) }),
})
export type Quote = z.infer<typeof Quote>

export const Offer = z.object({ id: z.string(), currency: Text, quotes: z.array(Quote) })

const BookedQuote = z.pick(Quote, { id: true, status: true, policy_start_date: true, policy_end_date: true })

/** `quotes` in the documents, `policies` in the published description. */
export const Booking = z.object({
  id: z.string(),
  quotes: z.nullish(z.array(BookedQuote)),
  policies: z.nullish(z.array(BookedQuote)),
})
export type Booking = z.infer<typeof Booking>

export const UpdatePreview = z.object({
  update_id: z.string(),
  price_difference: Amount,
  quotes: z.nullish(z.array(z.object({ id: z.string(), price: z.nullish(Amount) }))),
})

export const CancelPreview = z.object({ cancellation_id: z.string(), refund_amount: Amount })

export const Anything = z.unknown()

/** Hundredths; undefined for more than two decimals and for no number. */
export function minorOf(amount: string | number | null | undefined): number | undefined {
  const text = String(amount ?? '')
  const minor = minorIn(text.replace(/^-/, '').replace(/(\.\d\d)0+$/, '$1'))
  return minor === undefined || !text.startsWith('-') ? minor : -minor
}
