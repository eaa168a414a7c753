/** Deterministic random numbers: one seed gives one timetable for ever. */
export interface Chance {
  next(): number
  between(from: number, to: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  weighted<T>(list: readonly { readonly of: T; readonly weight: number }[]): T
}

/** FNV-1a hash seeding mulberry32: fast, and random enough here. */
export function chanceOf(seed: number, ...words: readonly (string | number)[]): Chance {
  let state = hashOf(`${seed}|${words.join('|')}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    weighted: (list) => weighted(list, next()),
  }
}

function weighted<T>(list: readonly { readonly of: T; readonly weight: number }[], at: number): T {
  let left = at * list.reduce((sum, { weight }) => sum + weight, 0)
  for (const { of, weight } of list) {
    left -= weight
    if (left < 0) return of
  }
  const last = list.at(-1)
  if (last === undefined) throw new RangeError('nothing to choose from')
  return last.of
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash | 0
}
