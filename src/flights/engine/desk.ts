import { type Frontier, openFrontier } from '#flights/engine/frontier.ts'
import { type Journey, openJourney } from '#flights/engine/journey.ts'

/** Where a search works: kept with the schedule, so that no search allocates it. One search at a time uses it. */
export interface Desk {
  /** an airport is marked when its entry is `mark` */
  readonly marks: Uint32Array
  mark: number
  /** of a marked airport: the pair from there to the destination, and its cheapest flight or latest departure */
  readonly lastPair: Uint32Array
  readonly lastFigure: Float64Array
  /** of an airport one flight from the origin: its cheapest */
  readonly firstFare: Float64Array
  readonly frontier: Frontier
  readonly journey: Journey
}

export function openDesk(airports: number): Desk {
  return {
    marks: new Uint32Array(airports),
    mark: 0,
    lastPair: new Uint32Array(airports),
    lastFigure: new Float64Array(airports),
    firstFare: new Float64Array(airports),
    frontier: openFrontier(),
    journey: openJourney(),
  }
}

/** Clears all marks. */
export function unmarked(desk: Desk): Desk {
  desk.mark += 1
  if (desk.mark === 0xffff_ffff) {
    desk.marks.fill(0)
    desk.mark = 1
  }
  return desk
}
