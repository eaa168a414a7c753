import { dateForForm } from '#calendar/form-date.ts'
import { clockTime } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'

/** With its year, by Tehran: rules and codes may end years ahead. */
export function farMomentWords(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(iranZone)
  return `${persianDigits(dateForForm(local.toPlainDate()).replaceAll('-', '/'))}، ${clockTime(local)}`
}
