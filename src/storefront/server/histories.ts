import { iranZone } from '#calendar/zones.ts'
import { flightKind } from '#flights/kind.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { lineOf } from '#flights/search/search-line.ts'
import { roomsLine } from '#hotels/address.ts'
import { hotelKind } from '#hotels/kind.ts'
import type { House } from '#server/house.ts'
import { flightView } from '#storefront/flight-view.ts'
import { cityCodeOf } from '#storefront/place-name.ts'
import { destinationOf } from '#storefront/remembered-searches.ts'
import type { FlightHistory, HotelHistory, VisaHistory } from '#storefront/responses.ts'
import { refuse } from '#storefront/server/refusals.ts'
import {
  type HistoryKind,
  keepSearch,
  removeSearch,
  type StoredRow,
  searchesOf,
} from '#storefront/server/stored-searches.ts'
import { type StayRequest, stayView } from '#storefront/stay-view.ts'
import { type VisaSearch, visaView } from '#storefront/visa-view.ts'
import { visaKind } from '#visas/kind.ts'

export type Searched =
  | { readonly kind: typeof flightKind; readonly asked: AvailableBody }
  | { readonly kind: typeof hotelKind; readonly asked: StayRequest }
  | { readonly kind: typeof visaKind; readonly asked: VisaSearch }

export interface Histories {
  /** Moves a repeated search to the top. Twenty of each kind are stored. */
  remember(userId: string, searched: Searched, at?: Temporal.Instant): Promise<void>
  flightSearches(userId: string): Promise<readonly FlightHistory[]>
  hotelSearches(userId: string): Promise<readonly HotelHistory[]>
  visaSearches(userId: string): Promise<readonly VisaHistory[]>
  /** Throws SEARCH_NOT_FOUND, also for another user's. */
  forget(userId: string, id: string, kinds: readonly HistoryKind[]): Promise<void>
}

export function openHistories({ database, clock }: Pick<House, 'database' | 'clock'>): Histories {
  const listed = <Asked>(userId: string, kind: HistoryKind) => searchesOf<Asked>(database, userId, kind)
  const today = () => clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  return {
    remember: (userId, searched, at = clock.now()) =>
      keepSearch(database, userId, { ...sameness(searched), ...searched, at }),
    flightSearches: async (userId) =>
      (await listed<AvailableBody>(userId, flightKind)).map((row) => ({
        ...head(row),
        ...flightView(row.asked, today()),
      })),
    hotelSearches: async (userId) =>
      (await listed<StayRequest>(userId, hotelKind)).map((row) => ({
        ...head(row),
        ...stayView(row.asked, today()),
      })),
    visaSearches: async (userId) =>
      (await listed<VisaSearch>(userId, visaKind)).map((row) => ({
        ...head(row),
        ...visaView(row.asked),
      })),
    forget: async (userId, id, kinds) => {
      if (!(await removeSearch(database, { userId, id, kinds }, clock.now())))
        throw refuse('SEARCH_NOT_FOUND')
    },
  }
}

function head({ id, searched_at }: StoredRow<unknown>) {
  return { id, searchedAt: searched_at.toString({ smallestUnit: 'second' }) }
}

function sameness(searched: Searched): { readonly sameness: string; readonly destination: string } {
  if (searched.kind === flightKind)
    return { sameness: lineOf(searched.asked), destination: cityCodeOf(destinationOf(searched.asked)) }
  if (searched.kind === visaKind)
    return { sameness: searched.asked.countryCode, destination: searched.asked.countryCode }
  const { cityCode, checkIn, checkOut, rooms } = searched.asked
  return { sameness: [cityCode, checkIn, checkOut, roomsLine(rooms)].join(':'), destination: cityCode }
}
