import type { Occupancy } from '#hotels/occupancy.ts'
import type { Rate } from '#hotels/rates.ts'
import { minus, percentOf, plus, type Rial, rial, sum, times, ZERO } from '#money/rial.ts'

/** Younger children are free; from this age they pay a part, as adults everything. */
const childFromAge = 6

/** a child's part: of the board, and of the room's night for an extra bed */
const childPercent = { board: 50, night: 15 } as const

/** discount of a non-refundable rate */
const fixedPercentOff = 10

/** Rial with taxes: nights, extra beds for children, and everybody's board. */
export function ratePrice(
  { hotel, board, isFlexible }: Pick<Rate, 'hotel' | 'board' | 'isFlexible'>,
  nights: readonly Rial[],
  { adults, childAges }: Occupancy,
): Rial {
  const children = childAges.filter((age) => age >= childFromAge).length
  const rooms = sum(nights)
  const withBeds = plus(rooms, times(percentOf(rooms, childPercent.night), children))
  const kept = isFlexible ? withBeds : minus(withBeds, percentOf(withBeds, fixedPercentOff))
  const person = rial(board === 'room-only' ? ZERO : (hotel.boards[board] ?? ZERO))
  const meals = plus(times(person, adults), times(percentOf(person, childPercent.board), children))
  return plus(kept, times(meals, nights.length))
}

/** Mean of the nights, up to the next toman; one night is the stay itself. */
export function perNight(total: Rial, nights: number): Rial {
  return nights === 1 ? total : rial(Math.ceil(total / nights / 10) * 10)
}
