import './near-flights.css'
import { Link } from 'react-router'
import { durationWords, weekdayDayMonth } from '#calendar/formatted.ts'
import type { Alternative } from '#flights/responses.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function NearFlights({ flights }: { readonly flights: readonly Alternative[] }) {
  return (
    <ul className="near-flights">
      {flights.map((flight) => (
        <li key={flight.address}>
          <Row {...flight} />
        </li>
      ))}
    </ul>
  )
}

type Direction = Alternative['directions'][number]

function Row({ address, directions, nearness, totalPrice }: Alternative) {
  const [first] = directions
  return (
    <Link to={address} className="near-flight">
      {first && <AirlineTile iata={first.airlineCode} colours={first.airlineColours} />}
      <span className="near-words">
        {directions.map((direction, place) => (
          <Way
            key={direction.departureDateTime}
            direction={direction}
            label={directionIfSeveral(directions, place)}
            nearness={nearness}
          />
        ))}
      </span>
      <LookingPrice amount={priceText(totalPrice)} />
      <Icon name="caret-left-bold" size="small" />
    </Link>
  )
}

interface WayProps extends Pick<Alternative, 'nearness'> {
  readonly direction: Direction
  /** «برگشت»; empty when there is one direction */
  readonly label: string
}

function Way({ direction, label, nearness }: WayProps) {
  const { departureDateTime, arrivalDateTime } = direction
  return (
    <>
      <b>
        {label && `${label}: `}
        {timeOf(departureDateTime)} تا {timeOf(arrivalDateTime)}
        <Difference nearness={nearness} departureDateTime={departureDateTime} />
      </b>
      <small>
        {direction.airlineName} <bdi dir="ltr">{direction.flightNumber}</bdi> ·{' '}
        {durationWords(direction.durationMinutes)} ·{' '}
        {direction.isCharter ? `چارتری، ${direction.sellerName}` : 'سیستمی'}
      </small>
    </>
  )
}

function Difference({
  nearness,
  departureDateTime,
}: Pick<Alternative, 'nearness'> & Pick<Direction, 'departureDateTime'>) {
  if (nearness === 'same-day') return null
  if (nearness === 'same-flight') return <Tag tone="good">همین پرواز</Tag>
  return <Tag>{weekdayDayMonth(Temporal.PlainDate.from(departureDateTime.slice(0, 10)))}</Tag>
}

function timeOf(dateTime: string): string {
  return persianDigits(dateTime.slice(11, 16))
}
