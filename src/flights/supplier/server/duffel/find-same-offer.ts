import type { DuffelDesk } from '#flights/supplier/server/duffel/desk.ts'
import { askDuffel } from '#flights/supplier/server/duffel/duffel-client.ts'
import { type Offer, OffersAtOnce, offersOn } from '#flights/supplier/server/duffel/offer-response.ts'
import { partyOfOffer } from '#flights/supplier/server/duffel/offers.ts'
import { passengersOf } from '#flights/supplier/server/duffel/search.ts'
import { minorIn } from '#suppliers/foreign-amount.ts'
import { done, type Outcome, rejected } from '#suppliers/outcome.ts'

/** longest wait for airlines, ms */
const patienceMs = 10_000

export async function sameAgain(
  desk: DuffelDesk,
  offer: Offer,
  signal: AbortSignal,
): Promise<Outcome<Offer>> {
  const request = await askDuffel(
    desk,
    {
      path: '/offer_requests',
      query: { return_offers: true, supplier_timeout: patienceMs },
      data: { slices: slicesOf(offer), passengers: passengersOf(partyOfOffer(offer)), max_connections: 1 },
      shape: OffersAtOnce,
    },
    signal,
  )
  if (request.kind !== 'done') return request
  const wanted = flightsOf(offer)
  const [same] = offersOn({ data: request.value.data.offers })
    .filter((one) => flightsOf(one) === wanted && one.total_currency === offer.total_currency)
    .toSorted((a, b) => (minorIn(a.total_amount) ?? 0) - (minorIn(b.total_amount) ?? 0))
  return same === undefined ? rejected('gone', 'it is not offered again') : done(same)
}

function slicesOf({ slices }: Offer): readonly object[] {
  return slices.map(({ segments }) => ({
    origin: segments[0]?.origin.iata_code,
    destination: segments.at(-1)?.destination.iata_code,
    departure_date: segments[0]?.departing_at.slice(0, 10),
  }))
}

/** Flights, times, cabins, fares and bags. */
function flightsOf({ slices, conditions }: Offer): string {
  const flights = slices.map(({ segments }) =>
    segments.map((segment) => {
      const [first] = segment.passengers
      const {
        marketing_carrier: carrier,
        marketing_carrier_flight_number: number,
        departing_at: at,
      } = segment
      return [carrier.iata_code, number, at, first?.cabin_class, first?.fare_basis_code, first?.baggages]
    }),
  )
  return JSON.stringify([flights, conditions?.refund_before_departure?.allowed ?? null])
}
