export const ourZone = 'Asia/Tehran'

export function dayOf(at: Temporal.Instant): Temporal.PlainDate {
  return at.toZonedDateTimeISO(ourZone).toPlainDate()
}

export function endOf(day: Temporal.PlainDate): Temporal.Instant {
  return startOf(day.add({ days: 1 }))
}

export function startOf(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(ourZone).toInstant()
}
