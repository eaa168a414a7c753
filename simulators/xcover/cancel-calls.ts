import { randomUUID } from 'node:crypto'
import type { SimulatorBooking } from './books.ts'
import { named, today, type XCoverDesk } from './desk.ts'
import { impossible, invalid, notFound } from './errors.ts'
import { amount, bookingView } from './views.ts'
import { respondOrFail } from './weather.ts'

interface CancelRequest {
  readonly quotes?: readonly { readonly id?: string }[]
  readonly preview?: boolean
}

/** kept of each before the first day, percent; afterwards nothing comes back */
const keptPercent = 10

export function serveCancellations(desk: XCoverDesk): void {
  const { app, weather, previews, books } = desk
  app.post<{ Params: { id: string }; Body: CancelRequest }>(
    '/x/partners/:partner/bookings/:id/cancel',
    (request, reply) => {
      desk.count('cancel')
      return respondOrFail(weather, { call: 'cancel', request, reply }, () => {
        const { quotes, preview = false } = request.body ?? {}
        const booking = named(desk, request.params.id)
        const cancelled = cancelledBy(
          desk,
          booking,
          quotes?.map(({ id = '' }) => id),
        )
        const cancellationId = randomUUID()
        if (preview) previews.set(cancellationId, cancelled)
        else books.write(cancelled)
        return {
          status: 200,
          body: { cancellation_id: cancellationId, ...refundOf(booking, cancelled), preview },
        }
      })
    },
  )
  app.post<{ Params: { id: string }; Body: { readonly cancellation_id?: string } }>(
    '/x/partners/:partner/bookings/:id/cancel/confirm',
    (request, reply) => {
      desk.count('cancel-confirm')
      return respondOrFail(weather, { call: 'cancel-confirm', request, reply }, () => {
        const cancelled = previews.get(request.body?.cancellation_id ?? '')
        const booking = named(desk, request.params.id)
        if (cancelled?.id !== booking.id) throw notFound('Cancellation')
        return { status: 200, body: bookingView(books.write(together(booking, cancelled))) }
      })
    },
  )
}

function cancelledBy(
  desk: XCoverDesk,
  booking: SimulatorBooking,
  wanted: readonly string[] = booking.quotes.map(({ id }) => id),
): SimulatorBooking {
  if (wanted.some((id) => !booking.quotes.some((quote) => quote.id === id)))
    throw invalid('quotes: unknown quote')
  return {
    ...booking,
    quotes: booking.quotes.map((quote) => {
      if (!wanted.includes(quote.id)) return quote
      if (quote.cancelledAt !== null) throw impossible('The policy is cancelled already')
      const hasBegun = quote.startsOn <= today(desk)
      const refunded = hasBegun ? 0 : quote.price - Math.ceil((quote.price * keptPercent) / 100)
      return { ...quote, cancelledAt: desk.now().toString(), refunded }
    }),
  }
}

/** Others may have been cancelled since the preview. */
function together(booking: SimulatorBooking, previewed: SimulatorBooking): SimulatorBooking {
  return {
    ...booking,
    quotes: booking.quotes.map((quote) =>
      quote.cancelledAt === null ? (previewed.quotes.find(({ id }) => id === quote.id) ?? quote) : quote,
    ),
  }
}

function refundOf(before: SimulatorBooking, after: SimulatorBooking): object {
  const of = ({ quotes }: SimulatorBooking) => quotes.reduce((sum, { refunded }) => sum + (refunded ?? 0), 0)
  return { refund_amount: amount(of(after) - of(before)), currency: 'USD' }
}
