/** A journey than which none leaves later, arrives earlier and takes fewer flights. */
export interface Passage {
  readonly departs: number
  readonly arrives: number
  /** numbers of its flights, in order; see `flightOf` */
  readonly flights: readonly number[]
}

/**
 * For every minute of a window, and for up to one, two and three flights: the earliest arrival of all that depart then or
 * later. Read along the window, each is a stair that only rises.
 */
export interface Stairs {
  readonly since: number
  readonly arrives: readonly [Float64Array, Float64Array, Float64Array]
  /** the flights of a step, three a minute */
  readonly flights: readonly [Int32Array, Int32Array, Int32Array]
}

export function openStairs(since: number, until: number): Stairs {
  const width = Math.max(0, until - since)
  const stair = () => new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY)
  const flights = () => new Int32Array(width * 3)
  return { since, arrives: [stair(), stair(), stair()], flights: [flights(), flights(), flights()] }
}

interface Step {
  readonly arrives: number
  readonly flights: Int32Array
}

/** A journey that departs in this minute of the window and is better than what the stair of its flights says. */
export function step(stairs: Stairs, place: number, passage: Step): void {
  const legs = passage.flights.length
  stairs.flights[legs - 1]?.set(passage.flights, place * 3)
  for (const stair of stairs.arrives.slice(legs - 1))
    for (let at = place; at >= 0 && (stair[at] ?? 0) > passage.arrives; at -= 1) stair[at] = passage.arrives
}

/** The journeys where a stair rises, and the stair of fewer flights is not as low. */
export function pointsOf(stairs: Stairs): Passage[] {
  const points: Passage[] = []
  const width = stairs.flights[0].length / 3
  for (let place = 0; place < width; place += 1)
    for (const [before, stair] of stairs.arrives.entries()) {
      const arrives = stair[place] ?? 0
      const fewer = stairs.arrives[before - 1]?.[place] ?? Number.POSITIVE_INFINITY
      if (arrives >= (stair[place + 1] ?? 0) || arrives >= fewer) continue
      const flights = stairs.flights[before]?.subarray(place * 3, place * 3 + before + 1) ?? []
      points.push({ departs: stairs.since + place, arrives, flights: [...flights] })
    }
  return points
}
