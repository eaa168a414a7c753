import './tour-group.css'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import type { TourGroup } from '#tours/responses.ts'
import { Icon } from '#web/ui/icon.tsx'

/** How full the group is, what it needs and until when. */
interface Props {
  readonly group: TourGroup
  readonly isFlightFull: boolean
}

export function TourGroupFill({ group, isFlightFull }: Props) {
  const { registered, seats, minimum, isSure, left } = group
  const missing = persianDigits(minimum - registered)
  return (
    <div className="tour-group" data-tone={isSure ? 'good' : 'warn'}>
      <p>
        <b>
          <Icon name={isSure ? 'check-circle-fill' : 'clock-countdown-fill'} size="small" />
          {left === 0
            ? 'پر شد'
            : isFlightFull
              ? 'پرواز پر شد'
              : isSure
                ? 'حرکت قطعی است'
                : `${missing} نفر تا حد نصاب`}
        </b>
        <span>
          {persianDigits(registered)} از {persianDigits(seats)} نفر
        </span>
      </p>
      <span className="tour-fill">
        <meter
          min={0}
          max={seats}
          value={registered}
          aria-label={`${persianDigits(registered)} از ${persianDigits(seats)} نفر؛ حد نصاب ${persianDigits(minimum)}`}
        />
        <i style={{ insetInlineStart: `${(100 * minimum) / seats}%` }} />
      </span>
      <small>
        {isSure
          ? `ثبت‌نام تا ${dayOf(group.closesAt)}`
          : `مهلت حد نصاب: ${dayOf(group.decidedAt)}، ساعت ۱۲؛ اگر نرسد، همهٔ پول برمی‌گردد`}
      </small>
    </div>
  )
}

function dayOf(at: string): string {
  return weekdayDayMonth(Temporal.Instant.from(at).toZonedDateTimeISO(iranZone).toPlainDate())
}
