import './passengers-trip.css'
import { durationWords } from '#calendar/formatted.ts'
import { type Trip, TripSummary } from '#flights/booking/web/confirm/confirm-trip.tsx'
import type { Connection, FlightGroup } from '#flights/proposal.ts'
import { clockWords } from '#flights/web/clock-words.ts'
import { directionWords } from '#orders/direction-words.ts'

export interface TripLeg {
  readonly isReturning: boolean
  readonly isCharter: boolean
}

interface Props {
  readonly trip: Trip
  readonly legs: readonly TripLeg[]
}

export function PassengersTrip({ trip, legs }: Props) {
  return trip.groups.map((one, place) => {
    const leg = legs[place]
    return (
      <div key={`${one.group.departureDate} ${one.group.flightNumber}`} className="trip-direction">
        {trip.groups.length > 1 && <h3>{directionWords(legs, place)}</h3>}
        <TripSummary trip={{ isCharter: leg?.isCharter ?? trip.isCharter, groups: [one] }} />
        {one.group.flightLegs.length > 1 && <Flights {...one.group} />}
      </div>
    )
  })
}

function Flights({ flightLegs, connections }: FlightGroup) {
  return (
    <ol className="trip-flights">
      {flightLegs.map((leg, place) => (
        <li key={leg.flightNumber}>
          {place > 0 && <Between connection={connections[place - 1]} />}
          <b>
            {leg.originCityName} به {leg.destinationCityName}
          </b>{' '}
          <span>
            {leg.airlineName} <bdi dir="ltr">{leg.flightNumber}</bdi>، ساعت{' '}
            {clockWords(leg.departureDateTime.slice(11))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Between({ connection }: { readonly connection: Connection | undefined }) {
  if (connection === undefined) return null
  return (
    <p className="trip-between" data-care={connection.isSelfTransfer ? '' : undefined}>
      {durationWords(connection.minutes)} توقف در {connection.cityName}
      {connection.isSelfTransfer && '؛ بار را خودتان دوباره تحویل می‌دهید'}
    </p>
  )
}
