import { useState } from 'react'
import type { InsteadTexts } from '#flights/changes/web/date-change/date-change-texts.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { Price } from '#web/ui/flight/price.tsx'

interface Props {
  readonly day: string
  readonly flights: readonly InsteadTexts[]
  readonly chosen: string | undefined
  readonly onChoose: (proposalId: string) => void
}

const shownFirst = 4

export function DateChangeFlights({ day, flights, chosen, onChoose }: Props) {
  const [isWhole, setWhole] = useState(false)
  const more = flights.length - shownFirst
  return (
    <fieldset className="date-change-flights">
      <legend>{day}</legend>
      {(isWhole ? flights : flights.slice(0, shownFirst)).map((flight) => (
        <div key={flight.proposalId} className="card">
          <Radio
            name="flight"
            checked={flight.proposalId === chosen}
            onChange={() => onChoose(flight.proposalId)}
            end={<Difference {...flight.difference} />}
          >
            <Flight flight={flight} />
          </Radio>
        </div>
      ))}
      {!isWhole && more > 0 && (
        <Button kind="tonal" onClick={() => setWhole(true)}>
          {persianDigits(more)} پرواز دیگر
        </Button>
      )}
    </fieldset>
  )
}

function Flight({ flight }: { readonly flight: InsteadTexts }) {
  const { tile, airline, flightNumber, departure, arrival, facts, stops } = flight
  return (
    <span className="date-change-flight">
      <b>
        {departure.time} تا {arrival.time}
      </b>
      <span>
        <AirlineTile {...tile} /> {airline} <span className="code">{flightNumber}</span>
      </span>
      <small>
        {facts}
        {stops.length > 0 && `\u00a0· با توقف در ${stops.join('، ')}`}
      </small>
    </span>
  )
}

function Difference({ amount, says, kind }: InsteadTexts['difference']) {
  return (
    <span className="date-change-difference" data-kind={kind}>
      {amount !== undefined && <Price amount={amount} />}
      <small>{says}</small>
    </span>
  )
}
