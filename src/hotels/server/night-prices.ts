import type { Hotel } from '#hotels/catalogue.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { boards } from '#hotels/offered.ts'
import { perNight } from '#hotels/rate-price.ts'
import type { NightsRequest } from '#hotels/requests.ts'
import type { NightPrice } from '#hotels/responses.ts'
import { lodgingAt } from '#hotels/server/available.ts'
import { todayIn } from '#hotels/server/hotel-time.ts'
import { leftAlone, nightsFor, type StoredNight } from '#hotels/server/nights.ts'
import type { Selling } from '#hotels/server/priced.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { rulesNow } from '#hotels/server/ruled-rooms.ts'
import { findQuoted } from '#hotels/server/suppliers/supplier-hotels.ts'
import { MOST_DAYS_AHEAD } from '#hotels/stay.ts'

const mostNights = 62

/**
 * The cheapest way to lodge everybody for each night alone, by the same rates as the list; null for a night that is sold out.
 * Days gone by and beyond the sale are left out, and so are suppliers' hotels, which tell no nights. Throws HOTEL_NOT_FOUND.
 */
export async function nightPrices(room: Room, asked: NightsRequest): Promise<readonly NightPrice[]> {
  const hotels = await hotelsOf(room, asked)
  const [first] = hotels
  if (first === undefined) return []
  const today = todayIn(first.cityCode, room.clock.now())
  const checkIn = latest(Temporal.PlainDate.from(asked.from), today)
  const end = earliest(Temporal.PlainDate.from(asked.until), today.add({ days: MOST_DAYS_AHEAD }))
  const checkOut = earliest(end, checkIn.add({ days: mostNights }))
  if (Temporal.PlainDate.compare(checkIn, checkOut) >= 0) return []
  const roomTypes = hotels.flatMap((hotel) => hotel.roomTypes)
  const [nights, rules] = await Promise.all([
    nightsFor(room, roomTypes, { checkIn, checkOut }),
    rulesNow(room),
  ])
  return Array.from({ length: checkIn.until(checkOut).days }, (_, after) => {
    const night = checkIn.add({ days: after })
    const selling = { sale: saleOn(nights, night), pricing: { rules, checkIn: night } }
    return { night: night.toString(), perNight: lowestOf(hotels, asked.rooms, selling) }
  })
}

async function hotelsOf(
  { contracts, database }: Room,
  { hotelId, cityCode }: NightsRequest,
): Promise<readonly Hotel[]> {
  if (hotelId === undefined) return cityCode === undefined ? [] : contracts.hotelsIn(cityCode)
  const hotel = contracts.findHotel(hotelId)
  if (hotel === undefined && (await findQuoted(database, hotelId)) === undefined)
    throw refuse('HOTEL_NOT_FOUND')
  return hotel === undefined ? [] : [hotel]
}

function saleOn(
  nights: ReadonlyMap<string, readonly StoredNight[]>,
  night: Temporal.PlainDate,
): Selling['sale'] {
  return new Map(
    [...nights].flatMap(([id, each]) => {
      const one = each.find((stored) => stored.night.equals(night))
      return one === undefined ? [] : [[id, { prices: [one.price], left: leftAlone(one) }] as const]
    }),
  )
}

function lowestOf(hotels: readonly Hotel[], rooms: readonly Occupancy[], selling: Selling): number | null {
  const totals = hotels.flatMap((hotel) =>
    boards.flatMap((board) => lodgingAt(hotel, board, { rooms, ...selling })?.total ?? []),
  )
  const lowest = totals.toSorted((a, b) => a - b)[0]
  return lowest === undefined ? null : perNight(lowest, 1)
}

function latest(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? b : a
}

function earliest(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? a : b
}
