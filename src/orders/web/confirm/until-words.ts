import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'

/** «پنجشنبه ۱۲ آذر، ساعت ۲۲:۱۵», Tehran time. */
export function untilWords(until: string): string {
  const end = Temporal.Instant.from(until).toZonedDateTimeISO(iranZone)
  return `${weekdayDayMonth(end.toPlainDate())}، ساعت ${clockTime(end)}`
}
