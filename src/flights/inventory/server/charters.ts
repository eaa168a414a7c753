import type { Chance } from '#flights/inventory/server/chance.ts'
import type { HomeLine } from '#flights/inventory/server/line.ts'
import type { MadeFare } from '#flights/inventory/server/made-fare.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

export const charterSellers = [
  { id: 'kooch', name: 'چارتر کوچ', fareClass: 'T' },
  { id: 'avang', name: 'چارتر آونگ', fareClass: 'H' },
  { id: 'niloofar', name: 'چارتر نیلوفر', fareClass: 'X' },
  { id: 'sarv', name: 'چارتر سرو', fareClass: 'H' },
  { id: 'mehregan', name: 'چارتر مهرگان', fareClass: 'T' },
] as const

/** How a market's blocks look: number of departures, percents of the full fare, closing time. */
export interface Blocks {
  readonly sharePercent: number
  readonly cheapest: number
  readonly dearest: number
  /** minutes; names must reach the airline before departure */
  readonly closesBefore: number
}

const atHome: Blocks = { sharePercent: 60, cheapest: 66, dearest: 104, closesBefore: 3 * 60 }

/** smaller aircraft have no blocks */
const fewestSeats = 95

/** Domestic charter blocks: six of ten departures have one to three sellers. */
export function charterFares({ aircraft }: HomeLine, full: Rial, chance: Chance): readonly MadeFare[] {
  return charterBlocks(atHome, { full, seats: aircraft.economySeats, chance })
}

interface Blocked {
  readonly full: Rial
  readonly seats: number
  readonly chance: Chance
}

export function charterBlocks(blocks: Blocks, { full, seats, chance }: Blocked): readonly MadeFare[] {
  const isChartered = chance.between(1, 100) <= blocks.sharePercent && seats >= fewestSeats
  if (!isChartered) return []
  const first = chance.between(0, charterSellers.length - 1)
  const count = chance.weighted([
    { of: 1, weight: 5 },
    { of: 2, weight: 3 },
    { of: 3, weight: 2 },
  ])
  return Array.from({ length: count }, (_, index) => block(blocks, first + index, { full, chance }))
}

const charterBag = { unit: 'Kg', value: 20 } as const

export function hardCharter(seats: number, full: Rial, load: number): MadeFare {
  const { id, fareClass } = charterSellers.find((seller) => seller.fareClass === 'X') ?? charterSellers[0]
  return {
    isCharter: true,
    seller: id,
    fareClass,
    cabin: 1,
    seats,
    adult: roundedUp(rial(Math.round((full * 80) / 100)), 100_000),
    checked: charterBag,
    closesBefore: atHome.closesBefore,
    filling: { load, of: seats, after: 0 },
  }
}

function block(
  { cheapest, dearest, closesBefore }: Blocks,
  index: number,
  { full, chance }: Pick<Blocked, 'full' | 'chance'>,
): MadeFare {
  const seller = charterSellers[index % charterSellers.length] ?? charterSellers[0]
  const seats = chance.between(4, 9) * 3
  return {
    isCharter: true,
    seller: seller.id,
    fareClass: seller.fareClass,
    cabin: 1,
    seats,
    adult: roundedUp(rial(Math.round((full * chance.between(cheapest, dearest)) / 100)), 100_000),
    checked: charterBag,
    closesBefore,
    filling: { load: chance.between(65, 125), of: seats, after: 0 },
  }
}
