import { homeFares } from '#flights/inventory/server/home-fares.ts'
import type { Line } from '#flights/inventory/server/line.ts'
import type { MadeDeparture, SalesDay } from '#flights/inventory/server/made-fare.ts'
import { worldFares } from '#flights/inventory/server/world-fares.ts'

export {
  adultTotalOf,
  elsewhereOf,
  type MadeDeparture,
  type MadeFare,
  pricesOf,
  type SalesDay,
} from '#flights/inventory/server/made-fare.ts'

/** Everything sold on a departure, by route, airline, hour and day. */
export function madeDeparture(seed: number, line: Line, day: SalesDay): MadeDeparture {
  const fares = line.scope === 'domestic' ? homeFares(seed, line, day) : worldFares(seed, line, day)
  return { line, fares }
}
