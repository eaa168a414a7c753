import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'

/** «یکشنبه ۱ آذر، ۱۴:۱۲», by Tehran. */
export function momentWords(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(iranZone)
  return `${weekdayDayMonth(local.toPlainDate())}، ${clockTime(local)}`
}
