import { iranZone } from '#calendar/zones.ts'
import './read-at.css'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { useUntilWhole } from '#storefront/web/use-until-whole.ts'

interface Props {
  readonly instant: string
  readonly unready: number
}

/** When the prices were read (Tehran), or that some are still loading. */
export function ReadAt({ instant, unready }: Props) {
  useUntilWhole(unready)
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(iranZone)
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
