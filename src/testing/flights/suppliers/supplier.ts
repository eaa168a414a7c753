import { systemPrices } from '#flights/choosing/fare-prices.ts'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { type Booking, partyOfBooking, type SupplierOrder } from '#flights/supplier/order.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import type { FlightSupplier, OffersFound } from '#flights/supplier/supplier.ts'
import { totalFor } from '#flights/supplier/total.ts'
import { minus, percentOf, rial } from '#money/rial.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'

type Fate = Outcome<never> | 'lost' | 'does'
type Verb = 'hold' | 'issue' | 'lookup' | 'release' | 'refundQuote' | 'refund' | 'reprice'

export interface TestSupplier extends FlightSupplier {
  /** scripts the next answers; `lost` acts without answering, `does` acts normally */
  order(verb: Verb, ...answers: readonly Fate[]): void
  /** default: answers `offers` at once */
  searches(how: (query: SearchQuery, signal: AbortSignal) => AsyncIterable<OffersFound>): void
  offers: readonly SupplierOffer[]
  /** price at the second request, percent */
  asks: number
  /** default: no end */
  holdsUntil: Temporal.Instant | null
  readonly book: Map<string, SupplierOrder & { readonly key: string }>
  readonly asked: Record<Verb | 'search', number>
}

export function openTestSupplier(name: string, wish: Partial<SupplierCaps> = {}): TestSupplier {
  const ordered = new Map<Verb, Fate[]>()
  const asked: TestSupplier['asked'] = {
    search: 0,
    hold: 0,
    issue: 0,
    lookup: 0,
    release: 0,
    refundQuote: 0,
    refund: 0,
    reprice: 0,
  }
  let how: Parameters<TestSupplier['searches']>[0] | undefined
  const book: TestSupplier['book'] = new Map()
  const tried = async <T>(verb: Verb, action: () => Outcome<T>): Promise<Outcome<T>> => {
    asked[verb] += 1
    const fate = ordered.get(verb)?.shift()
    if (fate === undefined || fate === 'does') return action()
    if (fate !== 'lost') return fate
    action()
    return unknown('lost on the way back')
  }
  const supplier: TestSupplier = {
    name,
    title: `تامین‌کنندهٔ ${name}`,
    caps: { ...caps, ...wish },
    offers: [],
    asks: 100,
    holdsUntil: null,
    book,
    asked,
    order: (verb, ...answers) => void ordered.set(verb, [...answers]),
    searches: (next) => void (how = next),
    covers: () => true,
    search(query, { signal }) {
      asked.search += 1
      return how?.(query, signal) ?? all(supplier.offers)
    },
    reprice: ({ offerRef, party }) =>
      tried('reprice', () => {
        const offer = supplier.offers.find(({ ref }) => ref === offerRef)
        if (offer === undefined) return rejected('gone', 'no such offer')
        const prices = supplier.asks === 100 ? offer.prices : dearer(offer, supplier.asks)
        return done({ prices, total: totalFor(prices, party), foreignMinor: null })
      }),
    hold: (booking) => tried('hold', () => done(written(book, booking, supplier.holdsUntil))),
    issue: ({ ref }) => tried('issue', () => issued(book, ref)),
    lookup: ({ booking }) =>
      tried('lookup', () => done([...book.values()].find(({ key }) => key === booking.key) ?? null)),
    release: (ref) => tried('release', () => cancelled(book, ref)),
    refundQuote: ({ booking }) =>
      tried('refundQuote', () => {
        const penalty = percentOf(booking.total, 20)
        return done({ refund: minus(booking.total, penalty), penalty, isSettled: true })
      }),
    refund: ({ ref, passengers }) => tried('refund', () => refunded(book, ref, passengers)),
  }
  return supplier
}

const caps: SupplierCaps = {
  hold: 'always',
  instantOnly: false,
  priceGuaranteed: false,
  documents: 'nationalCodeOrPassport',
  names: 'latin',
  nameMaxLength: 25,
  refund: 'online',
  refundUnit: 'passenger',
  lookup: 'byKey',
  webhooks: false,
  currency: 'IRR',
  settlesAfterMs: 60_000,
  searchMs: 5000,
  callMs: 1000,
  searchesPerMinute: 600,
  searchesAtOnce: 100,
}

export function anOffer(
  ref: string,
  story: Partial<SupplierOffer> & { readonly base?: number } = {},
): SupplierOffer {
  const { base = 30_000_000, ...rest } = story
  return {
    ref,
    isCharter: false,
    sellerName: null,
    directions: [
      [
        {
          airline: 'QB',
          number: 1901,
          aircraft: 'Fokker 100',
          origin: 'THR',
          destination: 'MHD',
          departsLocal: Temporal.PlainDateTime.from('2026-12-03T06:50'),
          arrivesLocal: Temporal.PlainDateTime.from('2026-12-03T08:15'),
          cabin: 1,
          fareClass: 'Y',
          baggage: { cabinKg: 5, checked: { unit: 'Kg', value: 20 } },
          operator: null,
          stops: [],
        },
      ],
    ],
    prices: systemPrices(rial(base)),
    foreign: null,
    seatsLeft: 5,
    expiresAt: Temporal.Instant.from('2026-11-21T07:00:00Z'),
    document: 'nationalCode',
    rules: [{ until: { hoursBefore: 24 }, percent: 30 }, { percent: 50 }],
    ruleText: null,
    ...rest,
  }
}

async function* all(offers: readonly SupplierOffer[]): AsyncGenerator<OffersFound> {
  yield { offers, isComplete: true }
}

function dearer({ prices }: SupplierOffer, percent: number) {
  const adult = prices.find(({ paxType }) => paxType === 'Adult')
  return systemPrices(rial(Math.round(((adult?.base ?? 0) * percent) / 100)))
}

let serial = 0

function written(
  book: TestSupplier['book'],
  booking: Booking,
  holdUntil: Temporal.Instant | null,
): SupplierOrder {
  const before = [...book.values()].find(({ key }) => key === booking.key)
  if (before !== undefined) return before
  const ref = `T${String(++serial).padStart(5, '0')}`
  const order = { ref, pnr: ref, state: 'held', holdUntil, tickets: [], total: booking.total } as const
  book.set(ref, { ...order, key: booking.key, tickets: ticketsFor(booking, ref) })
  return order
}

function ticketsFor(booking: Booking, ref: string): SupplierOrder['tickets'] {
  const { adults, children, infants } = partyOfBooking(booking)
  return Array.from({ length: adults + children + infants }, (_, passenger) => ({
    passenger,
    number: `32199${ref.slice(1)}${passenger}00`,
    state: 'open' as const,
  }))
}

function issued(book: TestSupplier['book'], ref: string | null): Outcome<SupplierOrder> {
  const order = book.get(ref ?? '')
  if (order === undefined || order.state === 'cancelled') return rejected('expired', 'the hold is over')
  const now = { ...order, state: 'issued' as const }
  book.set(now.ref, now)
  return done(now)
}

function cancelled(book: TestSupplier['book'], ref: string): Outcome<'released'> {
  const order = book.get(ref)
  if (order !== undefined) book.set(ref, { ...order, state: 'cancelled' })
  return done('released')
}

function refunded(
  book: TestSupplier['book'],
  ref: string,
  passengers: readonly number[],
): Outcome<{
  readonly refund: null
  readonly penalty: null
  readonly isSettled: boolean
}> {
  const order = book.get(ref)
  if (order === undefined) return rejected('other', 'no such order')
  const tickets = order.tickets.map((ticket) =>
    passengers.includes(ticket.passenger) ? { ...ticket, state: 'refunded' as const } : ticket,
  )
  book.set(ref, { ...order, tickets })
  return done({ refund: null, penalty: null, isSettled: true })
}
