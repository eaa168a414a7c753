import { LRUCache } from 'lru-cache'
import type { House } from '#server/house.ts'

/** An answer older than this is made anew behind the back of whoever reads it; one older still is waited for. */
const freshMs = 10 * 60_000
const readableMs = 40 * 60_000
/** one that is not whole is for those who ask together */
const unfinishedMs = 1000

interface Made<Answer> {
  readonly at: number
  readonly answer: Answer
}

/** So many days of an answer's prices are still to come. */
interface Awaited {
  readonly unready: number
}

/**
 * Remembers answers that are only read, and say themselves how old their prices are. Those who ask together wait for one
 * answer; one that failed is not remembered, and the one before stands as long as it may be read. So it does beside one that is
 * not whole yet.
 */
export function fresh<Answer extends Awaited>(
  { clock, log }: Pick<House, 'clock' | 'log'>,
  make: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const known = new LRUCache<string, Made<Answer>>({ max: 600 })
  const making = new Map<string, Promise<Answer>>()
  const now = () => clock.now().epochMilliseconds
  const isReadable = ({ at, answer }: Made<Answer>) =>
    now() - at <= (answer.unready === 0 ? readableMs : unfinishedMs)
  function remade(key: string): Promise<Answer> {
    const begun = making.get(key)
    if (begun !== undefined) return begun
    const at = now()
    const answer = make(key)
      .then((one) => kept(key, { at, answer: one }))
      .finally(() => making.delete(key))
    making.set(key, answer)
    return answer
  }
  /** What is read from now on. */
  function kept(key: string, made: Made<Answer>): Answer {
    const before = known.get(key)
    if (made.answer.unready > 0 && before?.answer.unready === 0 && isReadable(before)) return before.answer
    known.set(key, made)
    return made.answer
  }
  return async (key) => {
    const made = known.get(key)
    if (made === undefined || !isReadable(made)) return remade(key)
    if (now() - made.at > freshMs)
      remade(key).catch((error: unknown) => log.warn({ err: error, key }, 'a page could not be made anew'))
    return made.answer
  }
}
