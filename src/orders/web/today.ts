import { iranZone } from '#calendar/zones.ts'

export function todayAt(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(iranZone).toPlainDate()
}
