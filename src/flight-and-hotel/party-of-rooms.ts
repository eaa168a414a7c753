import type { Occupancy } from '#hotels/occupancy.ts'
import type { Party } from '#passengers/party.ts'

/** From these ages on a seat of one's own, and a grown-up's fare (ICAO's groups, as of tickets). */
const seatFrom = 2
const adultFrom = 12

/** Who sleeps in the rooms also flies: a hotel's child of twelve is an adult there, one under two an infant. */
export function partyOfRooms(rooms: readonly Occupancy[]): Party {
  const ages = rooms.flatMap(({ childAges }) => childAges)
  const count = (isOne: (age: number) => boolean) => ages.filter(isOne).length
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0) + count((age) => age >= adultFrom),
    children: count((age) => age >= seatFrom && age < adultFrom),
    infants: count((age) => age < seatFrom),
  }
}

/** Who signs for each room when nobody says otherwise: the first adult who sleeps in it, by his place in the party. */
export function leadersOf(rooms: readonly Occupancy[]): readonly number[] {
  return rooms.map((_, room) => rooms.slice(0, room).reduce((sum, { adults }) => sum + adults, 0))
}
