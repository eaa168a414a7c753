import { type Cost, costs, pushesAnOrder, searchesAPage } from './costs.ts'
import type { Load } from './loads.ts'

export interface Need {
  /** server processes, of one core each */
  readonly servers: number
  /** cores of the database */
  readonly databaseCores: number
}

const simulatedMs = 20_000
const longestWaitMs = 50
/** what is busier has nothing left for a burst, nor for the neighbour that is renewed */
const busiest = 0.7

/** As few as let 19 of 20 wait no longer than 50 ms, and are idle three tenths of their time. */
export function needOf({ searchesASecond, ordersASecond }: Load): Need {
  const all = [
    { aSecond: searchesASecond, of: costs.search },
    { aSecond: searchesASecond / searchesAPage, of: costs.page },
    { aSecond: ordersASecond, of: costs.order },
    { aSecond: ordersASecond * pushesAnOrder, of: costs.push },
  ]
  const kinds = (what: keyof Cost) => all.map(({ aSecond, of }) => ({ aSecond, costMs: of[what] }))
  const servers = fewest(kinds('serverMs'))
  const resting = { aSecond: servers, costMs: costs.rest.databaseMs }
  return { servers, databaseCores: fewest([...kinds('databaseMs'), resting]) }
}

interface Kind {
  readonly aSecond: number
  readonly costMs: number
}

function fewest(kinds: readonly Kind[]): number {
  const busy = kinds.reduce((sum, { aSecond, costMs }) => sum + (aSecond * costMs) / 1000, 0)
  for (let count = Math.ceil(busy / busiest); ; count++)
    if (waitOf(kinds, count).p95 <= longestWaitMs) return count
}

/** How long people wait before so many that work, each at one thing; they come by chance, and costs vary about their mean. */
export function waitOf(kinds: readonly Kind[], count: number, seed = 1): { mean: number; p95: number } {
  const chance = chanceFrom(seed)
  const exponential = (mean: number) => -Math.log(1 - chance()) * mean
  const total = kinds.reduce((sum, { aSecond }) => sum + aSecond, 0)
  const free = new Float64Array(count)
  const waits: number[] = []
  for (let now = 0; now < simulatedMs; now += exponential(1000 / total)) {
    let first = 0
    for (let at = 1; at < count; at++) if ((free[at] ?? 0) < (free[first] ?? 0)) first = at
    const begins = Math.max(now, free[first] ?? 0)
    waits.push(begins - now)
    free[first] = begins + exponential(drawn(kinds, chance() * total).costMs)
  }
  waits.sort((a, b) => a - b)
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  return { mean, p95: waits[Math.floor(waits.length * 0.95)] ?? 0 }
}

function drawn(kinds: readonly Kind[], place: number): Kind {
  let left = place
  const found = kinds.find(({ aSecond }) => (left -= aSecond) < 0) ?? kinds.at(-1)
  if (found === undefined) throw new RangeError('nobody comes')
  return found
}

/** The same for the same seed (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
