/** A failing or slow gateway rests for a while; then one payer tries it, and the outcome ends or extends the rest. */
export interface Outcome {
  /** a proper response, even a rejection */
  readonly isGood: boolean
  readonly milliseconds: number
  readonly at: number
}

export type HealthStatus = 'healthy' | 'slow' | 'failing'

export interface Health {
  readonly recent: readonly Outcome[]
  readonly restsUntil: Temporal.Instant | null
  readonly probedAt: Temporal.Instant | null
}

export const healthLimits = {
  remembered: 20,
  minutes: 10,
  /** failures in a row … */
  failuresInARow: 3,
  /** … or half of at least so many calls */
  fewest: 6,
  /** median longer than payers wait */
  slowMilliseconds: 8000,
  restSeconds: 60,
  /** a probe without an outcome is given up */
  probeSeconds: 30,
} as const

export const unknownYet: Health = { recent: [], restsUntil: null, probedAt: null }

export function mayTry({ restsUntil, probedAt }: Health, now: Temporal.Instant): boolean {
  if (restsUntil === null) return true
  if (Temporal.Instant.compare(now, restsUntil) < 0) return false
  return probedAt === null || now.since(probedAt).total('seconds') >= healthLimits.probeSeconds
}

/** Not offered while it rests. */
export function isResting({ restsUntil }: Health, now: Temporal.Instant): boolean {
  return restsUntil !== null && Temporal.Instant.compare(now, restsUntil) < 0
}

/** For display: failing or slow until it works again. */
export function wellnessOf({ restsUntil, recent }: Health): HealthStatus {
  if (restsUntil === null) return 'healthy'
  return isFailing(recent) ? 'failing' : 'slow'
}

/** The first success after a rest clears the record; a failure starts the rest anew. */
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
