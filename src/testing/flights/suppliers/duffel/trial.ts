import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import type { DuffelOrder } from '#simulators/duffel/books.ts'
import type { ChangeName } from '#simulators/duffel/changes.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import type { DuffelFault } from '#simulators/duffel/weather.ts'
import { family, type SupplierOnTrial, type TrialFault } from '#testing/flights/suppliers/trial.ts'
import { openTestRates } from '#testing/money/selling-rates.ts'

const faults: Readonly<Record<TrialFault, DuffelFault>> = {
  'search-hangs': 'search-hang',
  'search-garbage': 'search-garbage',
  'search-down': 'search-busy',
  'hold-lost': 'order-lost',
  'hold-garbage': 'order-garbage',
  'hold-hangs': 'order-hang',
  'issue-lost': 'payment-lost',
}

export async function openDuffelTrial(): Promise<SupplierOnTrial> {
  const simulator = await openDuffelSimulator({ port: 0 })
  const rates = openTestRates()
  const date = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 12 })
  const place = (code: string) => ({ kind: 'AirportCode', code }) as const
  return {
    supplier: openDuffel({
      baseUrl: simulator.url,
      token,
      email: 'tickets@example.com',
      now: Temporal.Now.instant,
      rates: rates.onSale,
    }),
    rates,
    query: { directions: [{ origin: place('IKA'), destination: place('GYD'), date }], party: family },
    secrets: [token],
    order: (fault) => simulator.faults.order(faults[fault], 1),
    loseBag: () => simulator.faults.order('services-lost', 1),
    loseChange: () => simulator.faults.order('change-confirm-lost', 1),
    ordinary: (offers) => flightIn(offers, 8008),
    refused: (offers) => flightIn(offers, 8183),
    changed: (order, name) => airlineChanges(simulator, order, name),
    books: async () => simulator.books.all().map(kept),
    close: () => simulator.close(),
  }
}

export async function airlineChanges(
  { url }: DuffelSimulator,
  order: string,
  name: ChangeName,
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(`${url}/changes`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ order, name }),
  })
  if (!ok) throw new Error(`${order} is not changed`)
}

function flightIn(offers: readonly SupplierOffer[], number: number): SupplierOffer | undefined {
  return offers.find(({ directions }) => directions[0]?.[0]?.number === number)
}

function kept({ cancelledAt, paidAt, tickets }: DuffelOrder) {
  const isCancelled = cancelledAt !== null
  return {
    state: isCancelled ? ('cancelled' as const) : paidAt === null ? ('held' as const) : ('issued' as const),
    tickets: tickets.length,
    refunded: isCancelled ? tickets.length : 0,
  }
}
