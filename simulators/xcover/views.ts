import type { SimulatorBooking, SimulatorQuote } from './books.ts'
import { simulatorProducts } from './products.ts'

export function amount(cents: number): number {
  return cents / 100
}

export function quoteView(quote: SimulatorQuote, status = 'QUOTED'): object {
  const { id, price, tax, commission, startsOn, endsOn } = quote
  return {
    id,
    status: quote.cancelledAt === null ? status : 'CANCELLED',
    price: amount(price),
    price_formatted: `US$${amount(price).toFixed(2)}`,
    currency: 'USD',
    policy_start_date: `${startsOn}T00:00:00+00:00`,
    policy_end_date: `${endsOn}T23:59:59+00:00`,
    tax: { total_tax: amount(tax), taxes: [{ tax_code: 'IPT', tax_amount: amount(tax) }] },
    commission: { total_commission: amount(commission) },
    policy: policyView(quote.type),
  }
}

function policyView(type: string): object {
  const product = simulatorProducts.find((one) => one.type === type)
  return {
    policy_type: type,
    policy_name: product?.name,
    policy_version: product?.version,
    category: 'travel',
    underwriter: { name: 'House Underwriters (simulated)', disclaimer: '' },
    content: { disclaimer: 'A simulated policy: it insures nobody.' },
    benefits: product?.benefits.map(({ description, limit, excess }) => ({
      description,
      limit: limit ?? null,
      limit_description: limit === null ? 'Actual cost' : `EUR ${limit}`,
      excess,
      currency: 'EUR',
    })),
  }
}

export function bookingView({
  id,
  quotes,
  transactionId,
  policyholder,
  confirmedAt,
}: SimulatorBooking): object {
  const isCancelled = quotes.every(({ cancelledAt }) => cancelledAt !== null)
  return {
    id,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    currency: 'USD',
    total_price: amount(quotes.reduce((sum, { price }) => sum + price, 0)),
    partner_transaction_id: transactionId,
    created_at: confirmedAt,
    pds_url: `https://www.example.com/pds/${id}`,
    coi: { url: `https://www.example.com/coi/${id}`, pdf: `https://www.example.com/coi/${id}.pdf` },
    policyholder,
    quotes: quotes.map((quote) => quoteView(quote, 'CONFIRMED')),
  }
}
