import type { VisaStage } from '#visas/stages.ts'

interface Promised {
  readonly stage: VisaStage
  readonly promisedAt: Temporal.Instant | null
  /** since when another picture is waited for */
  readonly waitingSince: Temporal.Instant | null
  readonly decidedAt: Temporal.Instant | null
}

/**
 * Since when the promise of an answer is missed; null while it is not. It stands still while we wait for a picture, and nobody is
 * owed an answer who withdrew.
 */
export function missedAt(
  { stage, promisedAt, waitingSince, decidedAt }: Promised,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (promisedAt === null || stage === 'withdrawn') return null
  const until = waitingSince ?? decidedAt ?? now
  return Temporal.Instant.compare(promisedAt, until) < 0 ? promisedAt : null
}
