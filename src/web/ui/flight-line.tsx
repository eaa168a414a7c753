import './flight-line.css'
import { persianDigits } from '#money/digits.ts'
import { Bird } from '#web/art/bird.tsx'
import { Star } from '#web/art/star.tsx'

export type FlightEnd = {
  /** «۰۶:۱۵» */
  time: string
  city: string
  /** IATA */
  code: string
}

export type FlightTimesProps = {
  departure: FlightEnd
  arrival: FlightEnd & {
    /** whole days later than the departure's date */
    daysLater?: number
  }
  /** «۱ ساعت و ۲۵ دقیقه» */
  duration: string
  /** cities between; none means direct */
  stops?: readonly string[]
}

/** Departure, the way, arrival: time runs from right to left, and the bird flies it. */
export function FlightTimes({ departure, arrival, duration, stops = [] }: FlightTimesProps) {
  return (
    <div className="flight-times">
      <End {...departure} says="حرکت" />
      <div className="flight-line">
        <span className="flight-duration">{duration}</span>
        <span className="flight-track" aria-hidden="true">
          <i />
          {stops.length === 0 ? <Bird plain /> : stops.map((city) => <Star key={city} />)}
          <i />
        </span>
        <span className="flight-stops" data-stops={stops.length > 0 ? '' : undefined}>
          {stops.length === 0 ? 'مستقیم' : `${persianDigits(stops.length)} توقف، ${stops.join('، ')}`}
        </span>
      </div>
      <End {...arrival} says="رسیدن" />
    </div>
  )
}

function End({ time, city, code, daysLater = 0, says }: FlightEnd & { daysLater?: number; says: string }) {
  return (
    <div className="flight-end">
      <b>
        <span className="only-spoken">{says} </span>
        <bdi dir="ltr">{time}</bdi>
        {daysLater > 0 && (
          <sup>
            <bdi dir="ltr" aria-hidden="true">{`+${persianDigits(daysLater)}`}</bdi>
            <span className="only-spoken">، {persianDigits(daysLater)} روز بعد</span>
          </sup>
        )}
      </b>
      <span>
        {city} <span className="code">{code}</span>
      </span>
    </div>
  )
}
