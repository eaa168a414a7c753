/**
 * How well a gateway answers, judged by its latest calls. One that fails or drags is left out for a while; then a
 * single payer may try it, and what comes of that brings it back or leaves it out for longer.
 */
export interface Outcome {
  /** it answered in its own words, be it a no */
  readonly isGood: boolean
  readonly milliseconds: number
  /** epoch milliseconds */
  readonly at: number
}

export type Standing = 'healthy' | 'slow' | 'failing'

export interface Health {
  /** the newest last */
  readonly recent: readonly Outcome[]
  readonly restsUntil: Temporal.Instant | null
  readonly probedAt: Temporal.Instant | null
}

/** What is remembered and how it is judged. */
export const healthLimits = {
  remembered: 20,
  /** older calls tell nothing of now */
  minutes: 10,
  /** so many failures in a row … */
  failuresInARow: 3,
  /** … or every second one of at least so many calls */
  fewest: 6,
  /** half of the calls take longer than a payer waits */
  slowMilliseconds: 8000,
  restSeconds: 60,
  /** a probe that has not told its end by then is believed dead */
  probeSeconds: 30,
} as const

export const unknownYet: Health = { recent: [], restsUntil: null, probedAt: null }

/** A gateway that rests is not offered; afterwards it is, to one payer at a time. */
export function mayTry({ restsUntil, probedAt }: Health, now: Temporal.Instant): boolean {
  if (restsUntil === null) return true
  if (Temporal.Instant.compare(now, restsUntil) < 0) return false
  return probedAt === null || now.since(probedAt).total('seconds') >= healthLimits.probeSeconds
}

/** While it rests nobody is offered it. */
export function isResting({ restsUntil }: Health, now: Temporal.Instant): boolean {
  return restsUntil !== null && Temporal.Instant.compare(now, restsUntil) < 0
}

/** As it is shown: what was sent to rest is failing or slow, by its latest calls, until it has answered well again. */
export function wellnessOf({ restsUntil, recent }: Health): Standing {
  if (restsUntil === null) return 'healthy'
  return isFailing(recent) ? 'failing' : 'slow'
}

/** The record after one more call. The first good answer after a rest clears it; a bad one begins the rest anew. */
export function after(record: Health, outcome: Outcome): Health {
  const now = Temporal.Instant.fromEpochMilliseconds(outcome.at)
  const isOverRest = record.restsUntil !== null && Temporal.Instant.compare(now, record.restsUntil) >= 0
  const isBad = !outcome.isGood || outcome.milliseconds > healthLimits.slowMilliseconds
  if (isOverRest && !isBad) return { recent: [outcome], restsUntil: null, probedAt: null }
  const recent = [...fresh(record.recent, outcome.at), outcome].slice(-healthLimits.remembered)
  const isDue = isBad && (isOverRest || (record.restsUntil === null && (isFailing(recent) || isSlow(recent))))
  return {
    recent,
    restsUntil: isDue ? now.add({ seconds: healthLimits.restSeconds }) : record.restsUntil,
    probedAt: null,
  }
}

function fresh(recent: readonly Outcome[], at: number): readonly Outcome[] {
  return recent.filter((one) => at - one.at < healthLimits.minutes * 60_000)
}

function isFailing(recent: readonly Outcome[]): boolean {
  const last = recent.slice(-healthLimits.failuresInARow)
  if (last.length === healthLimits.failuresInARow && last.every(({ isGood }) => !isGood)) return true
  const bad = recent.filter(({ isGood }) => !isGood).length
  return recent.length >= healthLimits.fewest && bad * 2 >= recent.length
}

function isSlow(recent: readonly Outcome[]): boolean {
  const slow = recent.filter(({ milliseconds }) => milliseconds > healthLimits.slowMilliseconds).length
  return recent.length >= healthLimits.fewest && slow * 2 >= recent.length
}
