import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'

/** «پنجشنبه ۱۲ آذر، ساعت ۲۲:۱۵», Tehran time. */
export function untilWords(until: string): string {
  const end = Temporal.Instant.from(until).toZonedDateTimeISO('Asia/Tehran')
  return `${weekdayDayMonth(end.toPlainDate())}، ساعت ${clockTime(end)}`
}
