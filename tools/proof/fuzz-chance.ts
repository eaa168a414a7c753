export interface Chance {
  /** from 0 up to 1, never 1 */
  next(): number
  pick<T>(of: readonly T[]): T
  /** once in so many times */
  oneIn(times: number): boolean
}

export function chanceFrom(seed: number, nth: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca6b)) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  function pick<T>(of: readonly T[]): T {
    const found = of[Math.floor(next() * of.length)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
  return { next, pick, oneIn: (times) => next() * times < 1 }
}
