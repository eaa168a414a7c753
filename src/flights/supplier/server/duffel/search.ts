import type { DirectionRequest, SearchQuery } from '#flights/supplier/query.ts'
import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel } from '#flights/supplier/server/duffel/duffel-client.ts'
import { OfferRequest, OffersPage, offersOn } from '#flights/supplier/server/duffel/offer-response.ts'
import { supplierOffer } from '#flights/supplier/server/duffel/offers.ts'
import type { OffersFound } from '#flights/supplier/supplier.ts'
import type { Party } from '#passengers/party.ts'
import { airportsAt } from '#places/airports.ts'

/** page size and number of pages: the cheapest come first */
const pageSize = 50
const pagesAtMost = 4
/** time reserved for reading offers, ms */
const readingMs = 3000

export async function* searchDuffel(
  desk: DuffelDesk,
  query: SearchQuery,
  signal: AbortSignal,
): AsyncGenerator<OffersFound> {
  const rates = await desk.rates()
  const patience = Math.min(60_000, Math.max(2000, desk.caps.searchMs - readingMs))
  const request = await askDuffel(
    desk,
    {
      path: '/offer_requests',
      query: { return_offers: false, supplier_timeout: patience },
      data: askedFor(query),
      shape: OfferRequest,
    },
    signal,
  )
  if (request.kind !== 'done') return
  let after: string | undefined
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const found = await askDuffel(
      desk,
      { path: '/offers', query: pageQuery(request.value.data.id, after), shape: OffersPage },
      signal,
    )
    if (found.kind !== 'done') return
    after = found.value.meta?.after ?? undefined
    const isComplete = after === undefined || page === pagesAtMost
    yield { offers: offersOn(found.value).flatMap((offer) => supplierOffer(offer, rates) ?? []), isComplete }
    if (isComplete) return
  }
}

function pageQuery(requestId: string, after: string | undefined) {
  const query = { offer_request_id: requestId, sort: 'total_amount', limit: pageSize }
  return after === undefined ? query : { ...query, after }
}

const cabinClasses = { 1: 'economy', 2: 'business', 3: 'first' } as const

function askedFor({ directions, party, cabin }: SearchQuery): object {
  return {
    slices: directions.map(({ origin, destination, date }) => ({
      origin: codeOf(origin),
      destination: codeOf(destination),
      departure_date: date.toString(),
    })),
    passengers: passengersOf(party),
    max_connections: 1,
    ...(cabin === undefined ? {} : { cabin_class: cabinClasses[cabin] }),
  }
}

/** A city's airport, since some codes are both. */
function codeOf(place: DirectionRequest['origin']): string {
  const [only, ...more] = airportsAt(place)
  return only !== undefined && more.length === 0 ? only.iata : place.code
}

/** Duffel takes ages of non-adults; a search has no birth dates, so any age of the group will do. */
const ages = { child: 8, infant: 1 } as const

export function passengersOf({ adults, children, infants }: Party): readonly object[] {
  return [
    ...Array.from({ length: adults }, () => ({ type: 'adult' })),
    ...Array.from({ length: children }, () => ({ age: ages.child })),
    ...Array.from({ length: infants }, () => ({ age: ages.infant })),
  ]
}
