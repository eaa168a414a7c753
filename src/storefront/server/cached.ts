import { LRUCache } from 'lru-cache'
import type { House } from '#server/house.ts'

/** Older entries are refreshed in the background; much older ones are waited for. */
const freshMs = 10 * 60_000
const readableMs = 40 * 60_000
/** for incomplete responses */
const unfinishedMs = 1000

interface Made<Answer> {
  readonly at: number
  readonly answer: Answer
}

interface Awaited {
  readonly unready: number
}

/** Stale-while-revalidate by the age of the prices; failures are not
 * cached, a complete response wins over an incomplete one. */
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
