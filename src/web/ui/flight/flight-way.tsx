import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import type { FlightTimesProps } from '#web/ui/flight/flight-line.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Tag } from '#web/ui/states/tag.tsx'

export type FlightWay = FlightTimesProps & {
  label?: string
  airline: { iata: string; name: string; colours: readonly [string, string] }
  flightNumber: string
  /** what must be known of its stops */
  notes?: readonly FlightNote[]
}

export type FlightNote = { words: string; icon: IconName; tone: 'line' | 'warn' }

export function Way({ label, airline, flightNumber, notes = [], ...times }: FlightWay) {
  return (
    <div className="flight-way">
      {label && <p className="flight-label">{label}</p>}
      <div className="flight-row">
        <h3 className="flight-carrier">
          <AirlineTile {...airline} />
          <span>
            <b>{airline.name}</b> <small className="ltr">{flightNumber}</small>
          </span>
        </h3>
        <FlightTimes {...times} />
      </div>
      {notes.length > 0 && (
        <div className="flight-notes">
          {notes.map(({ words, ...note }) => (
            <Tag key={words} {...note}>
              {words}
            </Tag>
          ))}
        </div>
      )}
    </div>
  )
}
