import { homeFares } from '#flights/inventory/server/home-fares.ts'
import type { Line } from '#flights/inventory/server/line.ts'
import type { MadeDeparture } from '#flights/inventory/server/made-departure.ts'
import type { MadeFare, SalesDay } from '#flights/inventory/server/made-fare.ts'
import { worldFares } from '#flights/inventory/server/world-fares.ts'

export type { MadeDeparture } from '#flights/inventory/server/made-departure.ts'
export {
  adultTotalOf,
  elsewhereOf,
  type MadeFare,
  pricesOf,
  type SalesDay,
} from '#flights/inventory/server/made-fare.ts'

/** Everything sold on a departure. Prices depend on route, airline, hour and day; what is left of them on `elsewhereOf`. */
export function madeDeparture<Flown extends Line>(
  seed: number,
  line: Flown,
  day: SalesDay,
): MadeDeparture<Flown> {
  return { line, fares: faresOf(seed, line, day) }
}

function faresOf(seed: number, line: Line, day: SalesDay): readonly MadeFare[] {
  if (line.scope === 'contract') return line.faresOn(day)
  return line.scope === 'domestic' ? homeFares(seed, line, day) : worldFares(seed, line, day)
}
