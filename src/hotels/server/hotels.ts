import { findHotel, hotelShown } from '#hotels/catalogue.ts'
import { available } from '#hotels/server/available.ts'
import { citiesFor } from '#hotels/server/cities.ts'
import { detailOf } from '#hotels/server/detail.ts'
import type { Hotels } from '#hotels/server/door.ts'
import { keptAnswers } from '#hotels/server/kept-answers.ts'
import { ordered } from '#hotels/server/ordered.ts'
import { hotelProduct } from '#hotels/server/product.ts'
import { reserve } from '#hotels/server/reserve.ts'
import type { Neighbours, Room } from '#hotels/server/room.ts'
import { submit } from '#hotels/server/submit.ts'
import { trending } from '#hotels/server/trending.ts'
import { sharedVoucher, voucher } from '#hotels/server/voucher.ts'
import type { House } from '#server/house.ts'

export type { Hotels } from '#hotels/server/door.ts'

/** as many cities as are asked for in an hour, and more */
const citiesKept = 200

/** Opens the room: reads the catalogue; nights are laid out when they are first asked for. */
export function openHotels(house: House, neighbours: Neighbours): Hotels {
  const { database, clock, log, settings } = house
  const room: Room = {
    database,
    clock,
    log,
    seed: settings.seed,
    trending: keptAnswers(citiesKept),
    ...neighbours,
  }
  return {
    cities: citiesFor,
    trending: (wish) => trending(room, wish),
    available: (asked, userId) => available(room, asked, userId),
    detail: (asked) => detailOf(room, asked),
    hotel: (hotelId) => {
      const hotel = findHotel(hotelId)
      return hotel && hotelShown(hotel)
    },
    submit: (asked, buyer) => submit(room, asked, buyer),
    reserve: (asked, userId) => reserve(room, asked, userId),
    ordered: (orderId, userId) => ordered(room, orderId, userId),
    voucher: (orderId, userId) => voucher(room, orderId, userId),
    sharedVoucher: (link) => sharedVoucher(room, link),
    product: hotelProduct(room),
  }
}
