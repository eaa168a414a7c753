import { LRUCache } from 'lru-cache'
import { bookStay, cancelStay, lookUpStay } from '#hotels/server/suppliers/duffel-stays/booking.ts'
import type { StaysDesk } from '#hotels/server/suppliers/duffel-stays/desk.ts'
import { quoteStay, ratesOfStay, searchStays } from '#hotels/server/suppliers/duffel-stays/searching.ts'
import type { HotelCaps } from '#hotels/supplier/caps.ts'
import { centreOf } from '#hotels/supplier/city-centres.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import type { RatesOnSale } from '#money/rates.ts'
import type { DuffelAccess } from '#suppliers/server/suppliers.ts'

export interface DuffelStaysOptions extends DuffelAccess {
  /** for Duffel's messages to guests without an address */
  readonly email: string
  /** read once a search */
  readonly rates: () => Promise<RatesOnSale>
  readonly limits?: Partial<HotelCaps>
}

const caps: HotelCaps = {
  // all rooms of a Duffel booking share one rate and one leader; ours are chosen and refunded singly
  mostRooms: 1,
  nameMaxLength: 40,
  settlesAfterMs: 5 * 60_000,
  searchMs: 8000,
  callMs: 30_000,
  searchesPerMinute: 600,
  searchesAtOnce: 60,
}

/** as their documentation shows; unverified that there are no others */
const pictureHosts = ['assets.duffel.com']

const keysKept = 10_000

/** Duffel Stays (v2): hotels abroad, quoted, then booked and paid from our balance; only whole bookings can be cancelled. */
export function openDuffelStays({ limits, ...options }: DuffelStaysOptions): HotelSupplier {
  const desk: StaysDesk = { ...options, caps: { ...caps, ...limits }, sent: new LRUCache({ max: keysKept }) }
  return {
    name: 'duffel-stays',
    title: 'دافل',
    caps: desk.caps,
    pictures: { hosts: pictureHosts, origin: options.baseUrl },
    covers: (cityCode) => centreOf(cityCode) !== undefined,
    search: (asked, { signal }) => searchStays(desk, asked, signal),
    rates: (asked, { signal }) => ratesOfStay(desk, asked, signal),
    quote: (listed, { signal }) => quoteStay(desk, listed, signal),
    book: (booking, { signal }) => bookStay(desk, booking, signal),
    lookUp: (asked, { signal }) => lookUpStay(desk, asked, signal),
    cancel: (ref, { signal }) => cancelStay(desk, ref, signal),
  }
}
