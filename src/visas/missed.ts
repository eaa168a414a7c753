import type { VisaCountry } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'
import type { VisaStage } from '#visas/stages.ts'

interface Promised {
  readonly stage: VisaStage
  readonly promisedAt: Temporal.Instant | null
  readonly waitingSince: Temporal.Instant | null
  readonly decidedAt: Temporal.Instant | null
  readonly country: VisaCountry
}

/** When the promise was missed, or null. The clock stops while a picture is awaited and begins with an appointment; withdrawn applicants do not count. */
export function missedAt(
  { stage, promisedAt, waitingSince, decidedAt, country }: Promised,
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (promisedAt === null || stage === 'withdrawn') return null
  if (countryData(country).byAppointment && (stage === 'received' || stage === 'checked')) return null
  const until = waitingSince ?? decidedAt ?? now
  return Temporal.Instant.compare(promisedAt, until) < 0 ? promisedAt : null
}
