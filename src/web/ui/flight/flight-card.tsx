import './flight-card.css'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import type { FlightTimesProps } from '#web/ui/flight/flight-line.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import { OldPrice, Price } from '#web/ui/flight/price.tsx'
import { Seats } from '#web/ui/flight/seats.tsx'
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

export type FlightCardProps = FlightWay & {
  /** further directions at the same price */
  others?: readonly FlightWay[]
  charter: boolean
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
  /** what can be done about a card with nothing left */
  soldOutAct?: ReactNode
  /** beside the way to the details */
  mark?: ReactNode
  below?: ReactNode
  open: boolean
  onToggle: () => void
  /** the button that chooses it; solid only while the card is open */
  choose: ReactNode
  children: ReactNode
}

const edge = <TicketEdge upright />

/** One flight as a ticket: who and when at the right, the price on the stub. */
export function FlightCard({ open, onToggle, children, choose, others = [], ...flight }: FlightCardProps) {
  const { soldOut, unfit, chosen } = flight
  const detailsId = useId()
  return (
    <article
      className="card flight-card"
      data-open={open ? '' : undefined}
      data-sold-out={soldOut || unfit ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      <div className="flight-head">
        {[flight, ...others].map((way, at) => (
          // by index: long lists reuse elements
          <Way key={at} {...way} />
        ))}
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
            {open ? 'بستن جزئیات' : 'جزئیات، قوانین و بار'}
            <Icon name={open ? 'caret-up-bold' : 'caret-down-bold'} size="small" />
          </button>
        </div>
      </div>
      {edge}
      <Offer {...flight} choose={choose} />
      {flight.below && <div className="flight-below">{flight.below}</div>}
      {open && (
        <div className="flight-details" id={detailsId}>
          {children}
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

type OfferProps = Pick<
  FlightCardProps,
  'price' | 'oldPrice' | 'soldOut' | 'soldOutAct' | 'unfit' | 'seats' | 'choose'
>

function Offer({ price, oldPrice, soldOut, soldOutAct, unfit, seats, choose }: OfferProps) {
  if (soldOut)
    return (
      <div className="flight-offer">
        <Tag>تکمیل شد</Tag>
        <small>
          آخرین قیمت <bdi dir="ltr">{price}</bdi>
        </small>
        {soldOutAct}
      </div>
    )
  return (
    <div className="flight-offer">
      <div className="flight-price">
        {oldPrice && <OldPrice amount={oldPrice} />}
        <Price amount={price} />
      </div>
      <Seats left={seats} />
      {unfit ? <small className="flight-unfit">{unfit}</small> : choose}
    </div>
  )
}

type TagsProps = Pick<FlightCardProps, 'charter' | 'best' | 'baggage' | 'cabin'>

function Tags({ charter, best, baggage, cabin }: TagsProps) {
  return (
    <div className="flight-tags">
      <Tag tone={charter ? 'warn' : 'line'}>{charter ? 'چارتری' : 'سیستمی'}</Tag>
      {best && (
        <Tag tone="good" icon={best.icon}>
          {best.words}
        </Tag>
      )}
      {cabin && <Tag tone="primary">{cabin}</Tag>}
      <Tag tone="line" icon="suitcase-rolling">
        {baggage}
      </Tag>
    </div>
  )
}
