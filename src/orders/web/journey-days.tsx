import './journey-days.css'
import { fullDate } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import type { Tracking } from '#orders/answered.ts'
import { Icon } from '#web/ui/icon.tsx'

/** From where to where an order goes, or in which city one stays, and from which day: all of it that is told to whoever is not its owner. */
export function JourneyDays({ journeys, stay }: Pick<Tracking, 'journeys' | 'stay'>) {
  return (
    <ul className="journey-days">
      {journeys.map(({ originName, destinationName, date }) => (
        <li key={`${originName} ${destinationName} ${date}`}>
          <Icon name="airplane-tilt-duotone" />
          <b>
            {originName} به {destinationName}
          </b>
          <span>{fullDate(Temporal.PlainDate.from(date))}</span>
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
    </ul>
  )
}
