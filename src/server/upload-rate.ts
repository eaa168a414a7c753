import { refuse } from '#server/refusals.ts'

export interface Pace {
  readonly everyMs: number
  readonly leastBytes: number
}

/** slower than poor mobile connections */
export const leastPace: Pace = { everyMs: 10_000, leastBytes: 32 * 1024 }

export interface PaceWatch {
  came(bytes: number): void
  /** rejects with TOO_SLOW; never resolves */
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
