import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { DirectionRequest, SearchQuery } from '#flights/supplier/query.ts'
import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { Party } from '#passengers/party.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import { family } from '#testing/flights/suppliers/trial.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

export interface DuffelStage {
  readonly simulator: DuffelSimulator
  readonly duffel: FlightSupplier
}

export async function openDuffelStage(options: { readonly acceptedMs?: number } = {}): Promise<DuffelStage> {
  const simulator = await openDuffelSimulator({ port: 0, ...options })
  const duffel = openDuffel({
    baseUrl: simulator.url,
    token,
    email: 'tickets@example.com',
    now: Temporal.Now.instant,
    rates: firstRates.onSale,
  })
  return { simulator, duffel }
}

export function direction(route: string, days = 12): DirectionRequest {
  const [origin = '', destination = ''] = route.split('-')
  const place = (code: string) => ({ kind: 'AirportCode', code }) as const
  const date = Temporal.Now.plainDateISO('Asia/Tehran').add({ days })
  return { origin: place(origin), destination: place(destination), date }
}

export async function offersOf(
  duffel: FlightSupplier,
  routes: readonly DirectionRequest[],
  wish: Partial<SearchQuery> & { readonly party?: Party } = {},
): Promise<readonly SupplierOffer[]> {
  const offers: SupplierOffer[] = []
  for await (const part of duffel.search({ directions: routes, party: family, ...wish }, patience()))
    offers.push(...part.offers)
  return offers
}

export async function flight(duffel: FlightSupplier, number: number): Promise<SupplierOffer> {
  const offers = await offersOf(duffel, [direction('IKA-GYD')])
  const found = offers.find(({ directions }) => directions[0]?.[0]?.number === number)
  if (found === undefined) throw new Error(`${number} is not offered`)
  return found
}

export function patience(ms = 20_000) {
  return { signal: AbortSignal.timeout(ms) }
}
