import { readStays } from '#hotels/server/suppliers/duffel-stays/asking.ts'
import type { StaysDesk } from '#hotels/server/suppliers/duffel-stays/desk.ts'
import { hotelIn } from '#hotels/server/suppliers/duffel-stays/hotel.ts'
import { instantIn, pricedIn, ratesIn, refundsIn } from '#hotels/server/suppliers/duffel-stays/rate.ts'
import {
  OneResult,
  QuoteResponse,
  ResultsResponse,
  resultsIn,
} from '#hotels/server/suppliers/duffel-stays/responses.ts'
import { centreOf } from '#hotels/supplier/city-centres.ts'
import type { HotelFound, OfferedRate, Quote } from '#hotels/supplier/offer.ts'
import type { Listed, Lodged } from '#hotels/supplier/supplier.ts'
import { rateOf } from '#suppliers/foreign-amount.ts'
import { done, type Outcome, rejected } from '#suppliers/outcome.ts'
import type { DuffelAccess } from '#suppliers/server/suppliers.ts'

export async function searchStays(
  desk: StaysDesk,
  asked: Lodged & { readonly cityCode: string },
  signal: AbortSignal,
): Promise<Outcome<readonly HotelFound[]>> {
  const centre = centreOf(asked.cityCode)
  if (centre === undefined) return rejected('notAllowed', 'no city of this supplier')
  const { latitude, longitude, radius } = centre
  const location = { radius, geographic_coordinates: { latitude, longitude } }
  const data = { ...lodged(asked), location }
  const answer = await readStays(desk, { path: '/search', data, shape: ResultsResponse }, signal)
  if (answer.kind !== 'done') return answer
  const rates = await desk.rates()
  return done(
    resultsIn(answer.value).flatMap((result) => {
      const hotel = hotelIn(result.accommodation)
      const { cheapest_rate_total_amount: amount, cheapest_rate_currency: currency } = result
      const price = pricedIn({ amount, currency }, rates)
      return hotel && price ? [{ hotel, cheapest: price.total }] : []
    }),
  )
}

/** Cheapest first: searched by name, then all rates fetched. */
export async function ratesOfStay(
  desk: StaysDesk,
  asked: Lodged & { readonly hotelRef: string },
  signal: AbortSignal,
): Promise<Outcome<readonly OfferedRate[]>> {
  const data = { ...lodged(asked), accommodation: { ids: [asked.hotelRef], fetch_rates: false } }
  const found = await readStays(desk, { path: '/search', data, shape: ResultsResponse }, signal)
  if (found.kind !== 'done') return found
  const [result] = resultsIn(found.value)
  if (result === undefined) return rejected('gone', 'no room for these nights')
  const path = `/search_results/${encodeURIComponent(result.id)}/actions/fetch_all_rates`
  const all = await readStays(desk, { path, data: {}, shape: OneResult }, signal)
  if (all.kind !== 'done') return all
  const rates = await desk.rates()
  const offered = (all.value.data.accommodation.rooms ?? []).flatMap((room) => ratesIn(room, rates))
  return offered.length === 0
    ? rejected('gone', 'no rate that we can sell')
    : done(offered.toSorted((a, b) => a.total - b.total))
}

/** Price and availability once more, by the rate it was listed at. Refund steps are the quote's own, since it is what gets booked. */
export async function quoteStay(
  access: DuffelAccess,
  { ref, foreign }: Listed,
  signal: AbortSignal,
): Promise<Outcome<Quote>> {
  const answer = await readStays(
    access,
    { path: '/quotes', data: { rate_id: ref }, shape: QuoteResponse },
    signal,
  )
  if (answer.kind !== 'done') return answer
  const { id, total_amount: amount, total_currency: currency, accommodation } = answer.value.data
  const rate = accommodation.rooms?.[0]?.rates[0]
  const price = pricedIn({ amount, currency }, { [foreign.currency]: rateOf(foreign) })
  const refunds = rate && price && refundsIn(rate, price)
  const until = instantIn(rate?.expires_at)
  if (!price || !refunds || !until) return rejected('other', 'a quote that cannot be read')
  return done({ ref: id, ...price, refunds, until })
}

function lodged({ stay, rooms }: Lodged): object {
  return {
    rooms: rooms.length,
    check_in_date: stay.checkIn.toString(),
    check_out_date: stay.checkOut.toString(),
    guests: rooms.flatMap(({ adults, childAges }) => [
      ...Array.from({ length: adults }, () => ({ type: 'adult' })),
      ...childAges.map((age) => ({ type: 'child', age })),
    ]),
  }
}
