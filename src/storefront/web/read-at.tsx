import { clockTime, weekdayDayMonth } from '#calendar/written.ts'

/** How old the prices of a page are: the moment they were read, in Tehran. */
export function ReadAt({ instant }: { readonly instant: string }) {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO('Asia/Tehran')
  return (
    <small className="read-at">
      قیمت‌ها ساعت <time dateTime={instant}>{clockTime(moment)}</time> {weekdayDayMonth(moment.toPlainDate())}{' '}
      خوانده شده‌اند؛ قیمت لحظه‌ای را در نتایج می‌بینید.
    </small>
  )
}
