import type { SimulatorBooking } from './books.ts'
import { named, today, type XCoverDesk } from './desk.ts'
import { impossible, invalid, notFound } from './errors.ts'
import { bookingView } from './views.ts'
import { respondOrFail } from './weather.ts'

interface ConfirmRequest {
  readonly quotes?: readonly { readonly id?: string; readonly insured?: readonly Insured[] }[]
  readonly policyholder?: {
    readonly first_name?: string
    readonly last_name?: string
    readonly email?: string
  }
  readonly partner_transaction_id?: string
}

interface Insured {
  readonly first_name?: string
  readonly last_name?: string
}

interface Confirming {
  readonly id: string
  readonly key: string | null
  readonly body: ConfirmRequest
}

export function serveBookings(desk: XCoverDesk): void {
  const { app, weather, books } = desk
  app.post<{ Params: { id: string }; Body: ConfirmRequest }>(
    '/x/partners/:partner/offers/:id/confirm/',
    (request, reply) => {
      desk.count('confirm')
      const key = request.headers['x-idempotency-key']
      return respondOrFail(weather, { call: 'confirm', request, reply }, () => {
        const own = typeof key === 'string' ? key : null
        const before = own === null ? undefined : books.ofKey(own)
        // a key seen before answers 409 with what was made by it
        if (before !== undefined) return { status: 409, body: bookingView(before) }
        const confirming = { id: request.params.id, key: own, body: request.body ?? {} }
        return { status: 201, body: bookingView(confirmed(desk, confirming)) }
      })
    },
  )
  app.get<{ Params: { id: string } }>('/x/partners/:partner/bookings/:id/', (request, reply) => {
    desk.count('booking')
    return respondOrFail(weather, { call: 'booking', request, reply }, () => ({
      status: 200,
      body: bookingView(named(desk, request.params.id)),
    }))
  })
}

function confirmed(desk: XCoverDesk, { id, key, body }: Confirming): SimulatorBooking {
  const offer = desk.offers.get(id)
  if (offer === undefined) throw notFound('Offer')
  if (desk.books.booking(id) !== undefined) throw impossible('The offer is confirmed already')
  const { quotes = [], policyholder = {}, partner_transaction_id: transactionId = null } = body
  if (!policyholder.first_name || !policyholder.last_name || !policyholder.email?.includes('@'))
    throw invalid('policyholder: first_name, last_name and email are required')
  const chosen = quotes.map((one) => offer.quotes.find((quote) => quote.id === one.id))
  if (chosen.length === 0 || chosen.some((quote) => quote === undefined))
    throw invalid('quotes: unknown quote')
  const insured = quotes.flatMap((one) => one.insured ?? [])
  if (
    insured.length < quotes.length ||
    insured.some((one) => !isLatin(one.first_name) || !isLatin(one.last_name))
  )
    throw invalid('insured: a first_name and last_name in Latin letters each')
  if (chosen.some((quote) => quote !== undefined && quote.startsOn < today(desk)))
    throw impossible('The offer has expired')
  return desk.books.write({
    id,
    key,
    transactionId,
    policyholder,
    insured,
    quotes: chosen.flatMap((quote) => quote ?? []),
    confirmedAt: desk.now().toString(),
  })
}

function isLatin(name: string | undefined): boolean {
  return /^[A-Za-z][A-Za-z '-]*$/.test(name ?? '')
}
