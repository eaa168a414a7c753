import { LRUCache } from 'lru-cache'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import type { NiraDesk } from '#flights/supplier/server/nira/desk.ts'
import { lookupAtNira } from '#flights/supplier/server/nira/finding.ts'
import { issueAtNira, releaseAtNira } from '#flights/supplier/server/nira/issuing.ts'
import type { NiraAccess } from '#flights/supplier/server/nira/nira-client.ts'
import { flightOfRef } from '#flights/supplier/server/nira/offer-ref.ts'
import { quoteAtNira, refundAtNira } from '#flights/supplier/server/nira/refunding.ts'
import { reserveAtNira } from '#flights/supplier/server/nira/reserving.ts'
import { askFare, searchNira } from '#flights/supplier/server/nira/search.ts'
import type { FlightSupplier, Patience, Repriced, RepriceRequest } from '#flights/supplier/supplier.ts'
import { totalFor } from '#flights/supplier/total.ts'
import { airportsAt } from '#places/airports.ts'
import { mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

export interface NiraOptions extends NiraAccess {
  readonly airlines: readonly string[]
  readonly now: () => Temporal.Instant
  /** for tests */
  readonly limits?: Partial<Pick<SupplierCaps, 'searchMs' | 'callMs' | 'settlesAfterMs'>>
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
  lookup: 'list',
  webhooks: false,
  currency: 'IRR',
  settlesAfterMs: 2 * 60_000,
  searchMs: 6000,
  callMs: 12_000,
  searchesPerMinute: 240,
  searchesAtOnce: 20,
}

export function openNira({ limits, ...options }: NiraOptions): FlightSupplier {
  const sent: NiraDesk['sent'] = new LRUCache({ max: 2000 })
  const desk: NiraDesk = {
    ...options,
    caps: { ...caps, ...limits },
    sent,
    refsOfOthers: (key) =>
      [...sent.entries()].flatMap(([other, { ref }]) => (other === key || ref === null ? [] : [ref])),
  }
  const within = ({ signal }: Patience, ms = desk.caps.callMs) =>
    AbortSignal.any([signal, AbortSignal.timeout(ms)])
  return {
    name: 'nira',
    title: 'نیرا',
    caps: desk.caps,
    covers,
    search: (query, patience) => searchNira(desk, query, within(patience, desk.caps.searchMs)),
    reprice: (asked, patience) => reprice(desk, asked, within(patience)),
    hold: (booking, patience) => reserveAtNira(desk, booking, within(patience)),
    issue: (asked, patience) => issueAtNira(desk, asked, within(patience)),
    lookup: (asked, patience) => lookupAtNira(desk, asked, within(patience)),
    release: (ref, patience) => releaseAtNira(desk, ref, within(patience)),
    refundQuote: (asked, patience) => quoteAtNira(desk, asked, within(patience)),
    refund: (asked, patience) => refundAtNira(desk, asked, within(patience)),
  }
}

function covers({ directions }: SearchQuery): boolean {
  const [first] = directions
  if (first === undefined || directions.length > 1) return false
  return [first.origin, first.destination].every((place) =>
    airportsAt(place).some(({ country }) => country === 'IR'),
  )
}

async function reprice(
  desk: NiraDesk,
  { offerRef, party }: RepriceRequest,
  signal: AbortSignal,
): Promise<Outcome<Repriced>> {
  const flight = flightOfRef(offerRef)
  if (flight === undefined) return rejected('gone', 'no offer of this supplier')
  const fare = await askFare(desk, flight, signal)
  return mapped(fare, ({ prices }) => ({ prices, total: totalFor(prices, party), foreignMinor: null }))
}
