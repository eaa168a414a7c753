/** Circuit breaker. Times are epoch milliseconds. */
export interface Breaker {
  readonly failures: number
  /** null: closed */
  readonly restsUntil: number | null
  /** a probe is under way since then */
  readonly probedAt: number | null
  readonly restMs: number
}

export const breakerLimits = {
  failuresInARow: 4,
  restMs: 15_000,
  longestRestMs: 5 * 60_000,
  /** a probe without response counts as dead after this */
  probeMs: 30_000,
} as const

export const closed: Breaker = { failures: 0, restsUntil: null, probedAt: null, restMs: breakerLimits.restMs }

/** After a pause one probe at a time. */
export function admits({ restsUntil, probedAt }: Breaker, now: number): boolean {
  if (restsUntil === null) return true
  if (now < restsUntil) return false
  return probedAt === null || now - probedAt >= breakerLimits.probeMs
}

export function probing(breaker: Breaker, now: number): Breaker {
  return breaker.restsUntil === null ? breaker : { ...breaker, probedAt: now }
}

/** Success closes it; a failed probe doubles the pause. */
export function afterResponse(breaker: Breaker, isGood: boolean, now: number): Breaker {
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
