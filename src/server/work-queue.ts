import { refuse } from '#server/refusals.ts'

/** Work that is heavy: so many at once, so many wait for their turn, and nobody longer than that. */
export interface TurnLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly patienceMs: number
}

/** Does some work in its turn. Refuses BUSY when too many wait already, and who has waited too long. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Opens a queue of its own: first come, first served. */
export function openTurns({ atOnce, waiting, patienceMs }: TurnLimits): InTurn {
  const queue = new Set<() => void>()
  let running = 0
  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.size >= waiting) throw busy(patienceMs)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.add(resolve)
    const late = setTimeout(() => {
      if (queue.delete(resolve)) reject(busy(patienceMs))
    }, patienceMs)
    await promise.finally(() => clearTimeout(late))
  }
  /** Whoever is next takes the place over. */
  function done(): void {
    const [next] = queue
    if (next === undefined) {
      running -= 1
      return
    }
    queue.delete(next)
    next()
  }
  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      done()
    }
  }
}

function busy(patienceMs: number) {
  return refuse('BUSY', { headers: { 'retry-after': String(Math.ceil(patienceMs / 1000)) } })
}
