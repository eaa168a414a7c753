export interface Chance {
  /** in [0, 1) */
  (): number
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Roughly normal: mean 0, deviation 1. */
export function bell(chance: Chance): number {
  let sum = 0
  for (let one = 0; one < 6; one++) sum += chance()
  return (sum - 3) / Math.SQRT1_2
}

export function between(chance: Chance, least: number, most: number): number {
  return least + chance() * (most - least)
}

export function oneOf<T>(chance: Chance, all: readonly [T, ...T[]]): T {
  return all[Math.floor(chance() * all.length)] ?? all[0]
}
