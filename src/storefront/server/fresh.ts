import { LRUCache } from 'lru-cache'
import type { House } from '#server/house.ts'

/** An answer older than this is made anew behind the back of whoever reads it; one older still is waited for. */
const freshMs = 10 * 60_000
const readableMs = 40 * 60_000

interface Made<Answer> {
  readonly at: number
  readonly answer: Promise<Answer>
}

/**
 * Remembers answers that are only read, and say themselves how old their prices are. Those who ask together wait for one
 * answer; one that failed is not remembered, and the one before stands as long as it may be read.
 */
export function fresh<Answer extends object>(
  { clock, log }: Pick<House, 'clock' | 'log'>,
  make: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const known = new LRUCache<string, Made<Answer>>({ max: 600 })
  const making = new Map<string, Promise<Answer>>()
  function remade(key: string): Promise<Answer> {
    const before = making.get(key)
    if (before !== undefined) return before
    const answer = make(key)
    making.set(key, answer)
    const at = clock.now().epochMilliseconds
    answer.then(
      () => {
        known.set(key, { at, answer })
        making.delete(key)
      },
      () => void making.delete(key),
    )
    return answer
  }
  return (key) => {
    const made = known.get(key)
    const age = made === undefined ? Infinity : clock.now().epochMilliseconds - made.at
    if (made === undefined || age > readableMs) return remade(key)
    if (age > freshMs)
      remade(key).catch((error: unknown) => log.warn({ err: error, key }, 'a page could not be made anew'))
    return made.answer
  }
}
