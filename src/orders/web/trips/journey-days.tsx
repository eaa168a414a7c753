import './journey-days.css'
import { clockTime, fullDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { visaName } from '#orders/bought-words.ts'
import type { ServiceTracked, Tracking, VisaTracked } from '#orders/tracked.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

function newsOf({ kind, departureTime }: NonNullable<Tracking['journeys'][number]['change']>): string {
  if (kind === 'cancelled') return 'لغو شد'
  return `ساعت تازه ${clockTime(Temporal.PlainDateTime.from(departureTime))}`
}

interface Days extends Pick<Tracking, 'journeys' | 'stay'> {
  readonly visa?: VisaTracked | null
  readonly service?: ServiceTracked | null
}

/** All that others than the owner may see: route, city or country, and first day. */
export function JourneyDays({ journeys, stay, visa = null, service = null }: Days) {
  return (
    <ul className="journey-days">
      {journeys.map(({ originName, destinationName, date, change }) => (
        <li key={`${originName} ${destinationName} ${date}`}>
          <Icon name="airplane-tilt-duotone" />
          <b>
            {originName} به {destinationName}
          </b>
          <span>{fullDate(Temporal.PlainDate.from(date))}</span>
          {change && <Tag tone={change.kind === 'cancelled' ? 'bad' : 'warn'}>{newsOf(change)}</Tag>}
        </li>
      ))}
      {stay && (
        <li>
          <Icon name="bed-duotone" />
          <b>
            {stay.cityName}، {persianDigits(stay.nights)} شب
          </b>
          <span>{fullDate(Temporal.PlainDate.from(stay.checkIn))}</span>
        </li>
      )}
      {visa && (
        <li>
          <Icon name="stamp-duotone" />
          <b>{visaName(visa)}</b>
          <span>{fullDate(Temporal.PlainDate.from(visa.travelDate))}</span>
        </li>
      )}
      {service && (
        <li>
          <Icon name="suitcase-rolling-duotone" />
          <b>{service.cityName}</b>
          <span>{fullDate(Temporal.PlainDate.from(service.beginsOn))}</span>
        </li>
      )}
    </ul>
  )
}
