import { clockTime, dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'

/** «۱۰ آذر ۱۴۰۵، ۱۴:۳۰», by Tehran: with its year, where it is read in other years too. */
export function farMomentWords(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(iranZone)
  return `${dateWithYear(local.toPlainDate(), 'jalali')}، ${clockTime(local)}`
}
