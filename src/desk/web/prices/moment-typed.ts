import { dateFromForm } from '#calendar/form-date.ts'
import { iranZone } from '#calendar/zones.ts'
import { latinDigits } from '#money/digits.ts'

/** By Tehran; an hour that was left out is midnight. Empty for what is no day or hour. */
export function momentIn(day: string, hour: string): string {
  const date = dateFromForm(day)
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(latinDigits(hour.trim() || '0:00')) ?? []
  if (date === undefined || !(Number(hours) < 24 && Number(minutes) < 60)) return ''
  const local = date.toPlainDateTime({ hour: Number(hours), minute: Number(minutes) })
  return secondsOf(local.toZonedDateTime(iranZone).toInstant())
}

export function secondsOf(at: Temporal.Instant): string {
  return at.toString({ smallestUnit: 'second' })
}
