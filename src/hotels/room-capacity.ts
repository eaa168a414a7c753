import type { RoomType } from '#hotels/catalogue.ts'
import type { Occupancy } from '#hotels/occupancy.ts'

/** who is younger sleeps in a cot and takes no bed */
const bedFromAge = 2

/** Can these sleep in one such room? The grown-ups are counted by themselves, and with everybody who needs a bed. */
export function fits(
  { mostAdults, mostGuests }: Pick<RoomType, 'mostAdults' | 'mostGuests'>,
  { adults, childAges }: Occupancy,
): boolean {
  const inBeds = adults + childAges.filter((age) => age >= bedFromAge).length
  return adults <= mostAdults && inBeds <= mostGuests
}
