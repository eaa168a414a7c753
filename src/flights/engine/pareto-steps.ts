export interface Passage {
  readonly departs: number
  readonly arrives: number
  readonly flights: readonly number[]
}

/** For every minute of a window and up to three flights: the earliest arrival departing then or later, a rising staircase. */
export interface Stairs {
  readonly since: number
  readonly arrives: readonly [Float64Array, Float64Array, Float64Array]
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

export function step(stairs: Stairs, place: number, passage: Step): void {
  const legs = passage.flights.length
  stairs.flights[legs - 1]?.set(passage.flights, place * 3)
  for (const stair of stairs.arrives.slice(legs - 1))
    for (let at = place; at >= 0 && (stair[at] ?? 0) > passage.arrives; at -= 1) stair[at] = passage.arrives
}

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
