import { LRUCache } from 'lru-cache'

/** How one is asked for: kept for so many seconds since it was last asked for; `anew` whatever is kept. */
export interface Wished {
  readonly slidingSeconds: number
  readonly anew: boolean
  readonly now: Temporal.Instant
}

export interface StoredResponses<Answer> {
  of(key: string, wished: Wished, ask: () => Promise<Answer>): Promise<Answer>
}

interface Kept<Answer> {
  readonly answer: Promise<Answer>
  readonly madeAt: number
  lastAskedAt: number
}

/** however often it is asked for, an answer is made anew after so long: prices move */
const oldestMs = 3_600_000

/** Answers that are kept as long as somebody asks for them; who asks while one is being made waits for it. */
export function storedResponses<Answer>(max: number): StoredResponses<Answer> {
  const kept = new LRUCache<string, Kept<Answer>>({ max })
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
      // one that failed is not kept; whoever waits for it is told
      answer.catch(() => kept.delete(key))
      return answer
    },
  }
}

function isFresh({ madeAt, lastAskedAt }: Kept<unknown>, at: number, slidingSeconds: number): boolean {
  return at - lastAskedAt < slidingSeconds * 1000 && at - madeAt < oldestMs
}
