/** For times of our own events; flights use their airports' time. */
export const ourZone = 'Asia/Tehran'

export function todayAt(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(ourZone).toPlainDate()
}
