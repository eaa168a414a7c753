import type { Chance } from '#flights/server/inventory/chance.ts'
import type { MadeFare } from '#flights/server/inventory/fares.ts'
import type { Line } from '#flights/server/inventory/timetable.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

/** Who buys blocks of seats and sells them at a price of its own; ours by name. `fareClass` picks its penalty ladder. */
export const charterSellers = [
  { id: 'kooch', name: 'چارتر کوچ', fareClass: 'T' },
  { id: 'avang', name: 'چارتر آونگ', fareClass: 'H' },
  { id: 'niloofar', name: 'چارتر نیلوفر', fareClass: 'X' },
  { id: 'sarv', name: 'چارتر سرو', fareClass: 'H' },
  { id: 'mehregan', name: 'چارتر مهرگان', fareClass: 'T' },
] as const

/** charters close three hours before: names go to the airline on a list */
export const charterClosesBefore = 3 * 60

const sharePercent = 60

/** The charter blocks of a departure: on six of ten there are one to three sellers, on jets only. */
export function charterFares(line: Line, full: Rial, chance: Chance): readonly MadeFare[] {
  const isChartered = chance.between(1, 100) <= sharePercent && line.aircraft.economySeats >= 95
  if (!isChartered) return []
  const first = chance.between(0, charterSellers.length - 1)
  const count = chance.weighted([
    { of: 1, weight: 5 },
    { of: 2, weight: 3 },
    { of: 3, weight: 2 },
  ])
  return Array.from({ length: count }, (_, index) => block(first + index, full, chance))
}

/** A whole cabin at the seller that takes nothing back. */
export function hardCharter(seats: number, full: Rial, load: number): MadeFare {
  const { id, fareClass } = charterSellers.find((seller) => seller.fareClass === 'X') ?? charterSellers[0]
  return {
    isCharter: true,
    seller: id,
    fareClass,
    cabin: 1,
    seats,
    adult: roundedUp(rial(Math.round((full * 80) / 100)), 100_000),
    closesBefore: charterClosesBefore,
    filling: { load, of: seats, after: 0 },
  }
}

function block(index: number, full: Rial, chance: Chance): MadeFare {
  const seller = charterSellers[index % charterSellers.length] ?? charterSellers[0]
  const seats = chance.between(4, 9) * 3
  return {
    isCharter: true,
    seller: seller.id,
    fareClass: seller.fareClass,
    cabin: 1,
    seats,
    adult: roundedUp(rial(Math.round((full * chance.between(66, 104)) / 100)), 100_000),
    closesBefore: charterClosesBefore,
    filling: { load: chance.between(65, 125), of: seats, after: 0 },
  }
}
