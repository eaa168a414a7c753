import { type Hotel, hotelOf, type RoomType } from '#hotels/catalogue.ts'
import { fits } from '#hotels/room-capacity.ts'
import type { OrderToHold } from '#orders/product.ts'
import { Refusal } from '#server/refusal.ts'
import type { Departure } from '#tours/server/departures.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'
import type { TourItem, TourItemTraveller } from '#tours/server/tour-item.ts'

interface Guests {
  readonly adults: number
  readonly childAges: readonly number[]
}

/** Rooms for all nights, by the hotels' own port. The plainest rooms that fit come first, then dearer ones: which of them a
 * group gets costs its travellers nothing. */
export async function holdRooms(
  room: Pick<Room, 'hotels'>,
  { orderId, item, until }: OrderToHold<TourItem>,
  { leavesOn, returnsOn }: Departure,
): Promise<void> {
  const hotel = hotelOf(item.hotelId)
  const guests = guestsOf(item.travellers)
  const stay = { hotelId: hotel.id, checkIn: leavesOn.toString(), checkOut: returnsOn.toString() }
  const kinds = guests.map((one) => typesFor(hotel, one))
  const choices = Math.max(...kinds.map(({ length }) => length))
  for (let choice = 0; choice < choices; choice += 1) {
    const rooms = guests.flatMap((one, at) => {
      const type = kinds[at]?.[Math.min(choice, kinds[at].length - 1)]
      return type === undefined ? [] : [{ ...one, rateId: `${type.id}.breakfast.flexible` }]
    })
    if (rooms.length < guests.length) break
    if (await isHeld(room, { orderId, item: { ...stay, rooms }, until })) return
  }
  throw refuse('HOTEL_FULL')
}

/** In the order of the rooms. */
export function guestsOf(travellers: readonly TourItemTraveller[]): readonly Guests[] {
  return [...Map.groupBy(travellers, (one) => one.room).entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, people]) => ({
      adults: people.filter(({ bed }) => bed === 'double' || bed === 'single').length,
      childAges: people.filter(({ bed }) => bed !== 'double' && bed !== 'single').map(({ years }) => years),
    }))
}

function typesFor(hotel: Hotel, guests: Guests): readonly RoomType[] {
  return hotel.roomTypes.filter((type) => fits(type, guests)).toSorted((a, b) => a.baseNight - b.baseNight)
}

async function isHeld(
  { hotels }: Pick<Room, 'hotels'>,
  order: Parameters<Room['hotels']['product']['hold']>[0],
): Promise<boolean> {
  try {
    await hotels.product.hold(order)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SOLD_OUT') return false
    throw error
  }
}
