import './near-flights.css'
import { Link } from 'react-router'
import { durationWords, weekdayDayMonth } from '#calendar/written.ts'
import type { Alternative } from '#flights/answered.ts'
import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import { AirlineTile } from '#web/ui/airline-tile.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** Each leads straight to the passengers' page; nearest first. */
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

function Row(flight: Alternative) {
  const { address, airlineCode, airlineColours, departureDateTime, arrivalDateTime, totalPrice } = flight
  return (
    <Link to={address} className="near-flight">
      <AirlineTile iata={airlineCode} colours={airlineColours} />
      <span className="near-words">
        <b>
          {timeOf(departureDateTime)} تا {timeOf(arrivalDateTime)}
          <Difference {...flight} />
        </b>
        <small>
          {flight.airlineName} <bdi dir="ltr">{flight.flightNumber}</bdi> ·{' '}
          {durationWords(flight.durationMinutes)} ·{' '}
          {flight.isCharter ? `چارتری، ${flight.sellerName}` : 'سیستمی'}
        </small>
      </span>
      <Price amount={inToman(rial(totalPrice))} />
      <Icon name="caret-left-bold" size="small" />
    </Link>
  )
}

/** How it differs from what was wanted, besides its time. */
function Difference({ nearness, departureDateTime }: Alternative) {
  if (nearness === 'same-day') return null
  if (nearness === 'same-flight') return <Tag tone="good">همین پرواز</Tag>
  return <Tag>{weekdayDayMonth(Temporal.PlainDate.from(departureDateTime.slice(0, 10)))}</Tag>
}

function timeOf(dateTime: string): string {
  return persianDigits(dateTime.slice(11, 16))
}
