import { openDuffelStays } from '#hotels/server/suppliers/duffel-stays/duffel-stays.ts'
import { openDuffelStaysSimulator, token } from '#simulators/duffel-stays/server.ts'
import type { StayFault } from '#simulators/duffel-stays/weather.ts'
import type { HotelSupplierOnTrial, TrialFault } from '#testing/hotels/suppliers/trial.ts'
import { openTestRates } from '#testing/money/selling-rates.ts'

const faults: Readonly<Record<TrialFault, StayFault>> = {
  'search-hangs': 'search-hang',
  'search-garbage': 'search-garbage',
  'search-down': 'search-down',
  'quote-gone': 'quote-gone',
  'quote-dearer': 'quote-dearer',
  'book-lost': 'book-lost',
  'book-garbage': 'book-garbage',
  'book-hangs': 'book-hang',
  'book-busy': 'book-busy',
  'cancel-lost': 'cancel-lost',
}

export async function openDuffelStaysTrial(): Promise<HotelSupplierOnTrial> {
  const simulator = await openDuffelStaysSimulator({ port: 0 })
  const rates = openTestRates()
  const checkIn = Temporal.Now.plainDateISO('UTC').add({ days: 21 })
  return {
    supplier: openDuffelStays({
      baseUrl: simulator.url,
      token,
      email: 'stays@example.com',
      rates: rates.onSale,
    }),
    rates,
    cityCode: 'EVN',
    otherCity: 'KIH',
    lodged: {
      stay: { checkIn, checkOut: checkIn.add({ days: 3 }) },
      rooms: [{ adults: 2, childAges: [5] }],
    },
    secrets: [token],
    order: (fault) => simulator.faults.order(faults[fault], 1),
    books: () =>
      simulator.books.all().map(({ id, cancelledAt }) => ({ ref: id, isCancelled: cancelledAt !== null })),
    close: () => simulator.close(),
  }
}
