import { iranZone, type Zone } from '#calendar/zones.ts'

/** How long an entry of a day that is over may still be on its way into the books. */
export const entriesUnderWay = { minutes: 10 } as const

export function dayOf(at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(iranZone).toPlainDate()
}

export function endOf(day: Temporal.PlainDate, zone: Zone = iranZone): Temporal.Instant {
  return startOf(day.add({ days: 1 }), zone)
}

export function startOf(day: Temporal.PlainDate, zone: Zone = iranZone): Temporal.Instant {
  return day.toZonedDateTime(zone).toInstant()
}
