import './read-at.css'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { useUntilWhole } from '#storefront/web/use-until-whole.ts'

interface Props {
  readonly instant: string
  /** so many days of them are still to come */
  readonly unready: number
}

/** How old the prices of a page are: the moment they were read, in Tehran; or, until all are there, that some are still to come. */
export function ReadAt({ instant, unready }: Props) {
  useUntilWhole(unready)
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO('Asia/Tehran')
  return (
    <small className="read-at" role="status">
      {unready > 0 ? (
        'قیمت بخشی از روزها هنوز آماده نیست و تا چند لحظهٔ دیگر می‌رسد.'
      ) : (
        <>
          قیمت‌ها ساعت <time dateTime={instant}>{clockTime(moment)}</time>{' '}
          {weekdayDayMonth(moment.toPlainDate())} خوانده شده‌اند؛ قیمت لحظه‌ای را در نتایج می‌بینید.
        </>
      )}
    </small>
  )
}
