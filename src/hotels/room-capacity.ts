import type { RoomType } from '#hotels/catalogue.ts'
import type { Occupancy } from '#hotels/occupancy.ts'

/** younger children sleep in a cot */
const bedFromAge = 2

/** Limits: adults alone, and everybody who needs a bed. */
export function fits(
  { mostAdults, mostGuests }: Pick<RoomType, 'mostAdults' | 'mostGuests'>,
  { adults, childAges }: Occupancy,
): boolean {
  const inBeds = adults + childAges.filter((age) => age >= bedFromAge).length
  return adults <= mostAdults && inBeds <= mostGuests
}
