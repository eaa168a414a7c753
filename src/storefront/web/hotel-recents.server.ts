import type { HotelSearch } from '#hotels/address.ts'
import { hotelKind } from '#hotels/kind.ts'
import { lineOf } from '#hotels/search-line.ts'
import { hotelSearchesHere, withoutHotelSearches } from '#hotels/searches-here.ts'
import { hotelRecentsOf } from '#storefront/hotel-recents.ts'
import { type StayRequest, stayView } from '#storefront/stay-view.ts'
import { storedSearches } from '#storefront/web/stored-searches.server.ts'

export const { find: recentHotelSearches, forget: forgetHotelSearches } = storedSearches({
  kind: hotelKind,
  here: hotelSearchesHere,
  without: withoutHotelSearches,
  searched: (search) => ({ kind: hotelKind, asked: askedOf(search) }),
  row: (search, today) => ({ id: lineOf(search), ...stayView(askedOf(search), today) }),
  rows: (storefront, userId) => storefront.hotelSearches(userId),
  recents: hotelRecentsOf,
})

function askedOf({ cityCode, checkIn, checkOut, rooms }: HotelSearch): StayRequest {
  return {
    cityCode,
    checkIn: checkIn.toString(),
    checkOut: checkOut.toString(),
    rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  }
}
