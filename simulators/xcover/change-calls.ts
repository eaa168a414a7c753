import { randomUUID } from 'node:crypto'
import type { SimulatorBooking, SimulatorQuote } from './books.ts'
import { named, today, type XCoverDesk } from './desk.ts'
import { impossible, invalid, notFound } from './errors.ts'
import { dayIn, daysOf } from './offer-calls.ts'
import { priceOf, simulatorProducts } from './products.ts'
import { amount, bookingView } from './views.ts'
import { respondOrFail } from './weather.ts'

interface ChangeRequest {
  readonly quotes?: readonly {
    readonly id?: string
    readonly policy_start_date?: string
    readonly policy_end_date?: string
  }[]
}

export function serveChanges(desk: XCoverDesk): void {
  const { app, weather, previews, books } = desk
  app.patch<{ Params: { id: string }; Body: ChangeRequest }>(
    '/x/partners/:partner/bookings/:id/quote_for_update',
    (request, reply) => {
      desk.count('change')
      return respondOrFail(weather, { call: 'change', request, reply }, () => {
        const booking = named(desk, request.params.id)
        const changed = changedBy(desk, booking, request.body ?? {})
        const updateId = randomUUID()
        previews.set(updateId, changed)
        return {
          status: 200,
          body: { update_id: updateId, currency: 'USD', ...difference(booking, changed) },
        }
      })
    },
  )
  app.post<{ Params: { id: string; update: string } }>(
    '/x/partners/:partner/bookings/:id/confirm_update/:update/',
    (request, reply) => {
      desk.count('change-confirm')
      return respondOrFail(weather, { call: 'change-confirm', request, reply }, () => {
        named(desk, request.params.id)
        const changed = previews.get(request.params.update)
        if (changed?.id !== request.params.id) throw notFound('Update')
        return { status: 200, body: bookingView(books.write(changed)) }
      })
    },
  )
}

function changedBy(
  desk: XCoverDesk,
  booking: SimulatorBooking,
  { quotes = [] }: ChangeRequest,
): SimulatorBooking {
  if (quotes.some((one) => !booking.quotes.some(({ id }) => id === one.id)))
    throw invalid('quotes: unknown quote')
  return {
    ...booking,
    quotes: booking.quotes.map((quote) => {
      const wanted = quotes.find(({ id }) => id === quote.id)
      return wanted === undefined ? quote : moved(desk, quote, wanted)
    }),
  }
}

function moved(
  desk: XCoverDesk,
  quote: SimulatorQuote,
  wanted: { readonly policy_start_date?: string; readonly policy_end_date?: string },
): SimulatorQuote {
  const [startsOn, endsOn] = [
    dayIn(wanted.policy_start_date ?? quote.startsOn),
    dayIn(wanted.policy_end_date ?? quote.endsOn),
  ]
  if (quote.cancelledAt !== null) throw impossible('The policy is cancelled')
  if (quote.startsOn <= today(desk)) throw impossible('The policy has begun')
  if (startsOn < today(desk) || endsOn < startsOn) throw invalid('dates are in the past or swapped')
  const product = simulatorProducts.find(({ type }) => type === quote.type)
  const price = product && priceOf(product, { days: daysOf(startsOn, endsOn), age: quote.age })
  if (price === undefined) throw impossible('It cannot be insured so')
  return { ...quote, ...price, startsOn, endsOn }
}

function difference(before: SimulatorBooking, after: SimulatorBooking): object {
  const total = ({ quotes }: SimulatorBooking) => quotes.reduce((sum, { price }) => sum + price, 0)
  return {
    price_difference: amount(total(after) - total(before)),
    total_price: amount(total(after)),
    quotes: after.quotes.map(({ id, price }) => ({ id, price: amount(price) })),
  }
}
