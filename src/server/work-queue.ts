import { refuse } from '#server/refusals.ts'

export interface TurnLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly patienceMs: number
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

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
