import type { FlightTexts } from '#flights/changes/web/another-flight-texts.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import { Price } from '#web/ui/flight/price.tsx'

interface Props {
  readonly flight: FlightTexts
  readonly isBusy: boolean
  readonly onChoose: () => void
}

export function AnotherFlightCard({ flight, isBusy, onChoose }: Props) {
  const { tile, airline, flightNumber, facts, difference, departure, arrival, duration, stops } = flight
  return (
    <>
      <p className="another-flight-whose">
        <AirlineTile {...tile} />
        <span>
          <b>{airline}</b> <span className="code">{flightNumber}</span>
          <small>{facts}</small>
        </span>
      </p>
      <FlightTimes {...{ departure, arrival, duration, stops }} />
      <div className="another-flight-choose">
        <p data-kind={difference.kind}>
          {difference.amount !== undefined && <Price amount={difference.amount} />}
          <span>{difference.says}</span>
        </p>
        <Button
          kind="line"
          busy={isBusy && 'در حال نگه داشتن…'}
          aria-label={`انتخاب ${airline} ${departure.time}`}
          onClick={onChoose}
        >
          انتخاب
        </Button>
      </div>
    </>
  )
}
