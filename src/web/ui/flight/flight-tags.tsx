import { persianDigits } from '#money/digits.ts'
import type { FlightWay } from '#web/ui/flight/flight-way.tsx'
import { fewSeats } from '#web/ui/flight/seats.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Tag } from '#web/ui/states/tag.tsx'

export type FlightRefund = { words: string; inShort: string; icon: IconName; tone: 'good' | 'warn' | 'bad' }

/** What a card says of its flight in few words. */
export interface FlightSummary {
  charter: boolean
  refund: FlightRefund
  /** when it is not the usual one: «بیزینس» */
  cabin?: string
  best?: { words: string; icon: IconName }
  baggage: string
  /** nothing left: the card stays, greyed, after the others */
  soldOut?: boolean
  seats: number
  /** what another fare of it would bring: «با 75,000 بیشتر، قابل استرداد» */
  better?: string | undefined
}

/** Whose rules a ticket of this sort follows when it is changed or given back. */
const charterWords = 'چارتری: قانون فروشنده'
const systemWords = 'سیستمی: قانون ایرلاین'

/** On a phone the first alone: the line above says the others. */
export function Tags({
  charter,
  best,
  baggage,
  cabin,
  refund,
  soldOut,
  better,
}: Omit<FlightSummary, 'seats'>) {
  return (
    <div className="flight-tags">
      {!soldOut && (
        <Tag tone={refund.tone} icon={refund.icon}>
          <span className="on-desk">{refund.words}</span>
          <span className="on-phone">{refund.inShort}</span>
        </Tag>
      )}
      <Tag tone="line" icon="suitcase-rolling">
        {baggage}
      </Tag>
      <Tag tone={charter ? 'warn' : 'line'}>{charter ? charterWords : systemWords}</Tag>
      {cabin && <Tag tone="primary">{cabin}</Tag>}
      {best && (
        <Tag tone="good" icon={best.icon}>
          {best.words}
        </Tag>
      )}
      {better && <span className="flight-better">{better}</span>}
    </div>
  )
}

type BriefProps = Pick<FlightWay, 'airline' | 'stops' | 'duration'> &
  Omit<FlightSummary, 'refund' | 'better'> & { others: readonly FlightWay[] }

/** On a phone one line says what a desk has in tags and over the flight line; there those are only spoken. */
export function Brief({
  airline,
  stops = [],
  duration,
  baggage,
  charter,
  cabin,
  best,
  seats,
  soldOut,
  others,
}: BriefProps) {
  const words = [
    others.length === 0 && airline.name,
    others.length === 0 &&
      (stops.length === 0 ? 'مستقیم' : `${persianDigits(stops.length)} توقف، ${duration}`),
    cabin,
    baggage,
    charter ? 'چارتری' : 'سیستمی',
  ].filter((one) => typeof one === 'string')
  return (
    <p className="flight-brief" aria-hidden="true">
      {best && <b>{best.words}</b>}
      {words.map((one) => (
        <span key={one}>{one}</span>
      ))}
      {!soldOut && seats <= fewSeats && <em>{persianDigits(seats)} صندلی</em>}
    </p>
  )
}
