import { LRUCache } from 'lru-cache'
import type { Trx } from '#database/database.ts'

type Ask<T> = (ids: readonly string[], trx?: Trx) => Promise<ReadonlyMap<string, T>>

const remembered = 200_000

/** For what never changes once it is answered: each id is asked for until it is, and is answered from memory then. */
export function readOnce<T extends NonNullable<unknown>>(ask: Ask<T>): Ask<T> {
  const known = new LRUCache<string, T>({ max: remembered })
  return async (ids, trx) => {
    const answers = new Map<string, T>()
    const unknown: string[] = []
    for (const id of ids) {
      const before = known.get(id)
      if (before === undefined) unknown.push(id)
      else answers.set(id, before)
    }
    if (unknown.length === 0) return answers
    for (const [id, answer] of await ask(unknown, trx)) {
      known.set(id, answer)
      answers.set(id, answer)
    }
    return answers
  }
}
