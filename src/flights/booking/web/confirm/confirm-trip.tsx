import './confirm-trip.css'
import { fullDate, otherDate } from '#calendar/formatted.ts'
import { aircraftView } from '#flights/facts/aircraft-facts.ts'
import type { FlightGroup } from '#flights/proposal.ts'
import { operatorsWords, timesOf } from '#flights/search/web/results/results-words.ts'
import { newHoursOf } from '#flights/web/new-hours.ts'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export interface Trip {
  readonly isCharter: boolean
  readonly groups: readonly {
    readonly group: FlightGroup
    /** the airline's two colours */
    readonly colours: readonly [string, string]
  }[]
}

export function TripSummary({ trip }: { readonly trip: Trip }) {
  return trip.groups.map(({ group, colours }) => (
    <div key={group.flightNumber} className="trip">
      <div className="trip-airline">
        <AirlineTile iata={group.marketingAirlineCode} colours={colours} />
        <div>
          <b>{group.marketingAirlineName}</b>
          <small>
            <bdi dir="ltr">{group.flightNumber}</bdi>&nbsp;·{' '}
            {aircraftView(group.flightLegs[0]?.aircraft ?? '')}
          </small>
        </div>
        <Tag tone={trip.isCharter ? 'warn' : 'line'}>{trip.isCharter ? 'چارتری' : 'سیستمی'}</Tag>
      </div>
      {operatorsWords(group) && <p className="trip-operator">{operatorsWords(group)}</p>}
      <FlightTimes {...timesOf(group)} />
      {newHoursOf(group).map((words) => (
        <p key={words} className="trip-new-hour">
          <Icon name="clock-countdown-duotone" />
          {words}
        </p>
      ))}
      <TripDate date={Temporal.PlainDate.from(group.departureDate)} />
    </div>
  ))
}

function TripDate({ date }: { readonly date: Temporal.PlainDate }) {
  return (
    <p className="trip-date">
      <Icon name="calendar-blank-duotone" />
      {fullDate(date)} <small>{otherDate(date)}</small>
    </p>
  )
}
