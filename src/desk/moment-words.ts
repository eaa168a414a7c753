import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'

/** «یکشنبه ۱ آذر، ۱۴:۱۲», by Tehran; of another year than the present one «… ۱ آذر ۱۴۰۴، ۱۴:۱۲». */
export function momentWords(instant: Temporal.Instant, now: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(iranZone)
  return `${dateSeenFrom(dayAt(now), local.toPlainDate())}، ${clockTime(local)}`
}

/** The day in Tehran. */
export function dayAt(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(iranZone).toPlainDate()
}
