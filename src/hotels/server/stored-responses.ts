import { LRUCache } from 'lru-cache'

/** Seconds to stay cached after the last use; `anew` bypasses the cache. */
export interface Wished {
  readonly slidingSeconds: number
  readonly anew: boolean
  readonly now: Temporal.Instant
}

export interface StoredResponses<Answer> {
  of(key: string, wished: Wished, ask: () => Promise<Answer>): Promise<Answer>
}

interface StoredResponse<Answer> {
  readonly answer: Promise<Answer>
  readonly madeAt: number
  lastAskedAt: number
}

/** maximum age, however often it is used: prices move */
const oldestMs = 3_600_000

export function storedResponses<Answer>(max: number): StoredResponses<Answer> {
  const kept = new LRUCache<string, StoredResponse<Answer>>({ max })
  return {
    of(key, { slidingSeconds, anew, now }, ask) {
      const at = now.epochMilliseconds
      const known = kept.get(key)
      if (known !== undefined && !anew && isFresh(known, at, slidingSeconds)) {
        known.lastAskedAt = at
        return known.answer
      }
      const answer = ask()
      kept.set(key, { answer, madeAt: at, lastAskedAt: at })
      // failures are not cached; those waiting get the error
      answer.catch(() => kept.delete(key))
      return answer
    },
  }
}

function isFresh(
  { madeAt, lastAskedAt }: StoredResponse<unknown>,
  at: number,
  slidingSeconds: number,
): boolean {
  return at - lastAskedAt < slidingSeconds * 1000 && at - madeAt < oldestMs
}
