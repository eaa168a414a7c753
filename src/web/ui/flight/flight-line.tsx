import './flight-line.css'
import { memo } from 'react'
import { persianDigits } from '#money/digits.ts'
import { Bird } from '#web/art/bird.tsx'
import { Star } from '#web/art/star.tsx'

export type FlightEnd = {
  time: string
  city: string
  code: string
}

export type FlightTimesProps = {
  departure: FlightEnd
  arrival: FlightEnd & {
    /** whole days later than the departure's date */
    daysLater?: number
  }
  duration: string
  stops?: readonly string[]
}

/** One shared element: long lists reuse it without re-rendering. */
const direct = {
  track: (
    <span className="flight-track" aria-hidden="true">
      <i />
      <Bird plain />
      <i />
    </span>
  ),
  words: <span className="flight-stops">مستقیم</span>,
} as const

export function FlightTimes({ departure, arrival, duration, stops = [] }: FlightTimesProps) {
  return (
    <div className="flight-times">
      <End {...departure} says="departure" />
      <div className="flight-line">
        <span className="flight-duration">{duration}</span>
        {stops.length === 0 ? direct.track : <Track stops={stops} />}
        {stops.length === 0 ? direct.words : <Stops stops={stops} />}
      </div>
      <End {...arrival} says="arrival" />
    </div>
  )
}

interface Stopping {
  readonly stops: readonly string[]
}

function Track({ stops }: Stopping) {
  return (
    <span className="flight-track" aria-hidden="true">
      <i />
      {stops.map((city) => (
        <Star key={city} />
      ))}
      <i />
    </span>
  )
}

function Stops({ stops }: Stopping) {
  return (
    <span className="flight-stops" data-stops="">
      {`${persianDigits(stops.length)} توقف، ${stops.join('، ')}`}
    </span>
  )
}

const said = {
  departure: <span className="only-spoken">حرکت </span>,
  arrival: <span className="only-spoken">رسیدن </span>,
} as const

interface EndProps extends FlightEnd {
  readonly daysLater?: number
  readonly says: keyof typeof said
}

const End = memo(function End({ time, city, code, daysLater = 0, says }: EndProps) {
  return (
    <div className="flight-end">
      <b data-later={daysLater > 0 ? '' : undefined}>
        {said[says]}
        <bdi dir="ltr">{time}</bdi>
        {daysLater > 0 && (
          <sup>
            <bdi dir="ltr" aria-hidden="true">{`+${persianDigits(daysLater)}`}</bdi>
            <span className="only-spoken">، {persianDigits(daysLater)} روز بعد</span>
          </sup>
        )}
      </b>
      <Where city={city} code={code} />
    </div>
  )
})

const Where = memo(function Where({ city, code }: Pick<FlightEnd, 'city' | 'code'>) {
  return (
    <span>
      {city} <span className="code">{code}</span>
    </span>
  )
})
