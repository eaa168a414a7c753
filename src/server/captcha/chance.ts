import { createHmac } from 'node:crypto'

export interface Chance {
  between(low: number, high: number): number
}

/** Generator sfc32: fast; nothing secret depends on it. */
export function chanceOf(pepper: string, name: string): Chance {
  const seed = createHmac('sha256', pepper).update(name).digest()
  let a = seed.readInt32LE(0)
  let b = seed.readInt32LE(4)
  let c = seed.readInt32LE(8)
  let counter = seed.readInt32LE(12)
  function next(): number {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  return { between: (low, high) => low + next() * (high - low) }
}
