/** Where a traveller's own clock is when we write the time of a deed; flights keep their airports' time. */
export const ourZone = 'Asia/Tehran'

export function todayAt(now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(ourZone).toPlainDate()
}
