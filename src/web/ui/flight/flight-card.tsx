import './flight-card.css'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { persianDigits } from '#money/digits.ts'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import type { FlightTimesProps } from '#web/ui/flight/flight-line.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import { OldPrice, Price } from '#web/ui/flight/price.tsx'
import { fewSeats, Seats } from '#web/ui/flight/seats.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Icon } from '#web/ui/icon.tsx'
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

export type FlightRefund = { words: string; inShort: string; icon: IconName; tone: 'good' | 'warn' | 'bad' }

export type FlightCardProps = FlightWay & {
  /** further directions at the same price */
  others?: readonly FlightWay[]
  charter: boolean
  refund: FlightRefund
  /** so many fares it is sold in, of which `price` is the lowest */
  fares?: number
  /** when it is not the usual one: «بیزینس» */
  cabin?: string
  best?: { words: string; icon: IconName }
  baggage: string
  /** one adult, as `inToman` writes it; the last known if sold out */
  price: string
  oldPrice?: string
  /** nothing left: the card stays, greyed, after the others */
  soldOut?: boolean
  /** why it cannot be chosen now */
  unfit?: string | undefined
  chosen?: boolean
  seats: number
  soldOutAct?: ReactNode
  mark?: ReactNode
  /** what another fare of it would bring: «با 75,000 بیشتر، قابل استرداد» */
  better?: string | undefined
  open: boolean
  onToggle: () => void
  choose: ReactNode
  choices?: ReactNode
  children: ReactNode
}

const edge = <TicketEdge upright />

export function FlightCard({ open, onToggle, children, choices, others = [], ...flight }: FlightCardProps) {
  const { soldOut, unfit, chosen } = flight
  const detailsId = useId()
  return (
    <article
      className="card flight-card"
      data-open={open ? '' : undefined}
      data-sold-out={soldOut || unfit ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-ways={others.length > 0 ? '' : undefined}
    >
      <div className="flight-head">
        {[flight, ...others].map((way, at) => (
          // by index: long lists reuse elements
          <Way key={at} {...way} />
        ))}
      </div>
      <Stub {...flight} />
      <Brief {...flight} others={others} />
      {edge}
      <div className="flight-foot">
        <Tags {...flight} />
        {flight.mark}
        <button
          type="button"
          className="flight-more"
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={onToggle}
        >
          <span>{open ? 'بستن جزئیات' : 'جزئیات'}</span>
          <Icon name={open ? 'caret-up-bold' : 'caret-down-bold'} size="small" />
        </button>
      </div>
      <Act {...flight} />
      {open && (
        <div className="flight-opened" id={detailsId}>
          {choices}
          <div className="flight-details">{children}</div>
        </div>
      )}
    </article>
  )
}

function Way({ label, airline, flightNumber, notes = [], ...times }: FlightWay) {
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

type BriefProps = Pick<
  FlightCardProps,
  'airline' | 'stops' | 'duration' | 'baggage' | 'charter' | 'cabin' | 'best' | 'others' | 'seats' | 'soldOut'
>

/** On a phone one line says what a desk has in tags and over the flight line; there those are only spoken. */
function Brief({
  airline,
  stops = [],
  duration,
  baggage,
  charter,
  cabin,
  best,
  seats,
  soldOut,
  others = [],
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

type StubProps = Pick<FlightCardProps, 'price' | 'oldPrice' | 'soldOut' | 'seats' | 'fares'>

function Stub({ price, oldPrice, soldOut, seats, fares = 1 }: StubProps) {
  if (soldOut)
    return (
      <div className="flight-offer">
        <Tag>تکمیل شد</Tag>
        <small>
          آخرین قیمت <bdi dir="ltr">{price}</bdi>
        </small>
      </div>
    )
  return (
    <div className="flight-offer">
      <div className="flight-price">
        {oldPrice && <OldPrice amount={oldPrice} />}
        <Price amount={price} from={fares > 1} />
      </div>
      <Seats left={seats} />
    </div>
  )
}

function Act({
  soldOut,
  soldOutAct,
  unfit,
  choose,
}: Pick<FlightCardProps, 'soldOut' | 'soldOutAct' | 'unfit' | 'choose'>) {
  if (soldOut) return <div className="flight-act">{soldOutAct}</div>
  return <div className="flight-act">{unfit ? <small className="flight-unfit">{unfit}</small> : choose}</div>
}

type TagsProps = Pick<
  FlightCardProps,
  'charter' | 'best' | 'baggage' | 'cabin' | 'refund' | 'soldOut' | 'better'
>

/** On a phone the first alone: the line above says the others. */
function Tags({ charter, best, baggage, cabin, refund, soldOut, better }: TagsProps) {
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

/** Whose rules a ticket of this sort follows when it is changed or given back. */
export const charterWords = 'چارتری: قانون فروشنده'
export const systemWords = 'سیستمی: قانون ایرلاین'
