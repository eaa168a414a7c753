import type { Occupancy } from '#hotels/occupancy.ts'
import type { Rate } from '#hotels/rates.ts'
import { minus, percentOf, plus, type Rial, rial, sum, times, ZERO } from '#money/rial.ts'

/** Who is younger eats and sleeps free; from this age on a child pays a part, and who is older than the oldest child all. */
const childFromAge = 6

/** What such a child pays: of the board a person pays, and of the room's night for a bed more. */
const childPercent = { board: 50, night: 15 } as const

/** What comes off for whoever gives up the way back. */
const fixedPercentOff = 10

/**
 * What one room costs for its guests, in rial with taxes: each night's price, beds for children, and the board of everybody who
 * pays for it.
 */
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

/** The mean of so many nights, for display: rounded up to whole thousands of toman. */
export function perNight(total: Rial, nights: number): Rial {
  return rial(Math.ceil(total / nights / 10_000) * 10_000)
}
