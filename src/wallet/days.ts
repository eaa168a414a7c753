import { iranZone, type Zone } from '#calendar/zones.ts'

export function dayOf(at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(iranZone).toPlainDate()
}

export function endOf(day: Temporal.PlainDate, zone: Zone = iranZone): Temporal.Instant {
  return startOf(day.add({ days: 1 }), zone)
}

export function startOf(day: Temporal.PlainDate, zone: Zone = iranZone): Temporal.Instant {
  return day.toZonedDateTime(zone).toInstant()
}
