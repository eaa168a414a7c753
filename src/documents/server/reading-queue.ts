import { refuse } from '#server/refusals.ts'

export function turns({ together, waiting }: { readonly together: number; readonly waiting: number }) {
  const queue: (() => void)[] = []
  let atWork = 0
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.length >= waiting) throw refuse('BUSY', { headers: { 'retry-after': '2' } })
    if (atWork >= together) await new Promise<void>((resolve) => void queue.push(resolve))
    else atWork += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) atWork -= 1
      else next()
    }
  }
}
