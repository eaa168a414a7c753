import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'

/** «پنجشنبه ۱۲ آذر، ساعت ۲۲:۱۵», at home: until when something is open. */
export function untilWords(until: string): string {
  const end = Temporal.Instant.from(until).toZonedDateTimeISO('Asia/Tehran')
  return `${weekdayDayMonth(end.toPlainDate())}، ساعت ${clockTime(end)}`
}
