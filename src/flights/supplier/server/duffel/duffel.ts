import { LRUCache } from 'lru-cache'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import { bagsAtDuffel } from '#flights/supplier/server/duffel/bags.ts'
import { orderAtDuffel } from '#flights/supplier/server/duffel/booking.ts'
import { changeOffersAtDuffel } from '#flights/supplier/server/duffel/change-offers.ts'
import { changeIn } from '#flights/supplier/server/duffel/change-ref.ts'
import { changesAtDuffel } from '#flights/supplier/server/duffel/changes.ts'
import { holdChangeAtDuffel } from '#flights/supplier/server/duffel/changing.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import type { DuffelAccess } from '#flights/supplier/server/duffel/duffel-client.ts'
import { lookupAtDuffel } from '#flights/supplier/server/duffel/finding.ts'
import { issueAtDuffel } from '#flights/supplier/server/duffel/issuing.ts'
import {
  addBagsAtDuffel,
  laterBagsAtDuffel,
  servicesAtDuffel,
} from '#flights/supplier/server/duffel/later-bags.ts'
import { quoteAtDuffel, refundAtDuffel, releaseAtDuffel } from '#flights/supplier/server/duffel/refunding.ts'
import { repriceAtDuffel } from '#flights/supplier/server/duffel/repricing.ts'
import { mayChangeBy } from '#flights/supplier/server/duffel/rule-text.ts'
import { searchDuffel } from '#flights/supplier/server/duffel/search.ts'
import { seatsAtDuffel } from '#flights/supplier/server/duffel/seats.ts'
import { eventIn } from '#flights/supplier/server/duffel/webhook.ts'
import type { FlightSupplier, Patience } from '#flights/supplier/supplier.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { airportsAt, type PlaceCode } from '#places/airports.ts'

export interface DuffelOptions extends DuffelAccess {
  readonly email: string
  /** webhook secret; undefined turns webhooks off */
  readonly webhookSecret?: string | undefined
  /** read once a search */
  readonly rates: () => Promise<RatesOnSale>
  readonly now: () => Temporal.Instant
  /** for tests */
  readonly limits?: Partial<Pick<SupplierCaps, 'searchMs' | 'callMs' | 'settlesAfterMs'>>
}

const caps: SupplierCaps = {
  hold: 'optional',
  instantOnly: true,
  priceGuaranteed: true,
  documents: 'passport',
  names: 'latin',
  nameMaxLength: 20,
  refund: 'online',
  refundUnit: 'order',
  lookup: 'byKey',
  webhooks: false,
  currency: 'USD',
  // an order may take a minute, and longer when it was only accepted
  settlesAfterMs: 10 * 60_000,
  searchMs: 12_000,
  callMs: 30_000,
  searchesPerMinute: 600,
  searchesAtOnce: 60,
}

export function openDuffel({ limits, webhookSecret: secret, ...options }: DuffelOptions): FlightSupplier {
  const desk: DuffelDesk = {
    ...options,
    caps: { ...caps, webhooks: secret !== undefined, ...limits },
    sent: new LRUCache({ max: 2000 }),
  }
  const within = ({ signal }: Patience, ms = desk.caps.callMs) =>
    AbortSignal.any([signal, AbortSignal.timeout(ms)])
  return {
    name: 'duffel',
    title: 'دافل',
    caps: desk.caps,
    covers,
    search: (query, patience) => searchDuffel(desk, query, within(patience, desk.caps.searchMs)),
    bags: (asked, patience) => bagsAtDuffel(desk, asked, within(patience)),
    seats: (asked, patience) => seatsAtDuffel(desk, asked, within(patience)),
    reprice: (asked, patience) => repriceAtDuffel(desk, asked, within(patience)),
    hold: (booking, patience) =>
      changeIn(booking.offerRef) === undefined
        ? orderAtDuffel(desk, { booking, type: 'pay_later' }, within(patience))
        : holdChangeAtDuffel(desk, booking, within(patience)),
    issue: (asked, patience) => issueAtDuffel(desk, asked, within(patience)),
    lookup: (asked, patience) => lookupAtDuffel(desk, asked, within(patience)),
    release: (ref, patience) => releaseAtDuffel(desk, ref, within(patience)),
    refundQuote: (asked, patience) => quoteAtDuffel(desk, asked, within(patience)),
    refund: (asked, patience) => refundAtDuffel(desk, asked, within(patience)),
    changeOffers: (asked, patience) => changeOffersAtDuffel(desk, asked, within(patience)),
    mayChange: mayChangeBy,
    laterBags: (asked, patience) => laterBagsAtDuffel(desk, asked, within(patience)),
    servicesThere: (ref, patience) => servicesAtDuffel(desk, ref, within(patience)),
    addBags: (asked, patience) => addBagsAtDuffel(desk, asked, within(patience)),
    changes: (ref, patience) => changesAtDuffel(desk, ref, within(patience)),
    ...(secret === undefined ? {} : { hears: (said) => eventIn(said, { secret, now: desk.now() }) }),
  }
}

/** Everything but flights within Iran. */
function covers({ directions }: SearchQuery): boolean {
  return (
    directions.length > 0 &&
    directions.every(({ origin, destination }) => isAbroad(origin) || isAbroad(destination))
  )
}

function isAbroad(place: PlaceCode): boolean {
  return airportsAt(place).some(({ country }) => country !== 'IR')
}
