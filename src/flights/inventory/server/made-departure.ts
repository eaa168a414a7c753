import type { Line } from '#flights/inventory/server/line.ts'
import type { MadeFare } from '#flights/inventory/server/made-fare.ts'

/** A departure and its fares on a date; the same for the same seed, whenever it is asked. */
export interface MadeDeparture<Flown extends Line = Line> {
  readonly line: Flown
  readonly fares: readonly MadeFare[]
}
