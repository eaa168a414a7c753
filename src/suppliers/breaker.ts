/** How a supplier answered lately, and whether it is left alone for a while. Times are epoch milliseconds. */
export interface Breaker {
  /** failures in a row */
  readonly failures: number
  /** nothing: it is asked as ever */
  readonly restsUntil: number | null
  /** somebody asks it to see whether it is back */
  readonly probedAt: number | null
  /** how long the next rest is */
  readonly restMs: number
}

export const breakerLimits = {
  failuresInARow: 4,
  restMs: 15_000,
  longestRestMs: 5 * 60_000,
  /** a probe of which nothing is heard is believed dead */
  probeMs: 30_000,
} as const

export const closed: Breaker = { failures: 0, restsUntil: null, probedAt: null, restMs: breakerLimits.restMs }

/** May it be asked now? After its rest one at a time may try. */
export function admits({ restsUntil, probedAt }: Breaker, now: number): boolean {
  if (restsUntil === null) return true
  if (now < restsUntil) return false
  return probedAt === null || now - probedAt >= breakerLimits.probeMs
}

/** The breaker when somebody was let through. */
export function asked(breaker: Breaker, now: number): Breaker {
  return breaker.restsUntil === null ? breaker : { ...breaker, probedAt: now }
}

/** After an answer: a good one closes it, a bad one after a rest makes the next rest twice as long. */
export function answered(breaker: Breaker, isGood: boolean, now: number): Breaker {
  if (isGood) return closed
  const failures = breaker.failures + 1
  const isProbe = breaker.restsUntil !== null && now >= breaker.restsUntil
  if (breaker.restsUntil !== null && !isProbe) return { ...breaker, failures }
  if (!isProbe && failures < breakerLimits.failuresInARow) return { ...breaker, failures }
  return {
    failures,
    restsUntil: now + breaker.restMs,
    probedAt: null,
    restMs: Math.min(breaker.restMs * 2, breakerLimits.longestRestMs),
  }
}
