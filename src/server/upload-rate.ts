import { refuse } from '#server/refusals.ts'

/** What must come of a body in each stretch of time, until it is whole. */
export interface Pace {
  readonly everyMs: number
  readonly leastBytes: number
}

/** A telephone with a poor connection brings a few times as much; a line that is held open brings less. */
export const leastPace: Pace = { everyMs: 10_000, leastBytes: 32 * 1024 }

export interface PaceWatch {
  came(bytes: number): void
  /** refuses TOO_SLOW as soon as too little came, and waits for ever while enough does */
  readonly tooSlow: Promise<never>
  end(): void
}

export function watchPace({ everyMs, leastBytes }: Pace): PaceWatch {
  let since = 0
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined) // who has read all of it does not look again
  const watch = setInterval(() => {
    if (since < leastBytes) reject(refuse('TOO_SLOW', { headers: { connection: 'close' } }))
    since = 0
  }, everyMs)
  return {
    came: (bytes) => void (since += bytes),
    tooSlow: promise,
    end: () => clearInterval(watch),
  }
}
