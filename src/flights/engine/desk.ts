import { type Frontier, openFrontier } from '#flights/engine/frontier.ts'
import { type Journey, openJourney } from '#flights/engine/journey.ts'

/** Working memory of searches, allocated once per schedule. Only one search at a time may use it. */
export interface Desk {
  /** an airport is marked when its entry equals `mark` */
  readonly marks: Uint32Array
  mark: number
  /** for marked airports: the pair to the destination, and its cheapest flight or latest departure */
  readonly lastPair: Uint32Array
  readonly lastFigure: Float64Array
  /** for airports one flight from the origin: the cheapest fare */
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

export function unmarked(desk: Desk): Desk {
  desk.mark += 1
  if (desk.mark === 0xffff_ffff) {
    desk.marks.fill(0)
    desk.mark = 1
  }
  return desk
}
