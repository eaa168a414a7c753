import './flight-card.css'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { AirlineTile } from '#web/ui/airline-tile.tsx'
import type { FlightTimesProps } from '#web/ui/flight-line.tsx'
import { FlightTimes } from '#web/ui/flight-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { OldPrice, Price } from '#web/ui/price.tsx'
import { Seats } from '#web/ui/seats.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TicketEdge } from '#web/ui/ticket-edge.tsx'

export type FlightCardProps = FlightTimesProps & {
  airline: { iata: string; name: string; colours: readonly [string, string] }
  /** with the airline's code: «W5 1041» */
  flightNumber: string
  charter: boolean
  /** what it is the best at: «ارزان‌ترین» */
  best?: { words: string; icon: IconName }
  /** «۲۰ کیلو» */
  baggage: string
  /** of one adult, as `inToman` writes it; when sold out, the last one known */
  price: string
  oldPrice?: string
  /** nothing left: the card stays, greyed, after the others */
  soldOut?: boolean
  seats: number
  open: boolean
  onToggle: () => void
  /** the button that chooses it; solid only while the card is open */
  choose: ReactNode
  /** route, baggage and penalties, drawn only while open */
  children: ReactNode
}

/** One flight as a ticket: who and when at the right, the price on the stub. */
export function FlightCard({ open, onToggle, children, choose, ...flight }: FlightCardProps) {
  const { airline, flightNumber, soldOut } = flight
  const detailsId = useId()
  return (
    <article
      className="card flight-card"
      data-open={open ? '' : undefined}
      data-sold-out={soldOut ? '' : undefined}
    >
      <div className="flight-head">
        <div className="flight-row">
          <h3 className="flight-carrier">
            <AirlineTile {...airline} />
            <span>
              <b>{airline.name}</b> <small className="ltr">{flightNumber}</small>
            </span>
          </h3>
          <FlightTimes {...flight} />
        </div>
        <div className="flight-foot">
          <Tags {...flight} />
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
      <TicketEdge upright />
      <Offer {...flight} choose={choose} />
      {open && (
        <div className="flight-details" id={detailsId}>
          {children}
        </div>
      )}
    </article>
  )
}

type OfferProps = Pick<FlightCardProps, 'price' | 'oldPrice' | 'soldOut' | 'seats' | 'choose'>

function Offer({ price, oldPrice, soldOut, seats, choose }: OfferProps) {
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
        <Price amount={price} />
      </div>
      <Seats left={seats} />
      {choose}
    </div>
  )
}

function Tags({ charter, best, baggage }: Pick<FlightCardProps, 'charter' | 'best' | 'baggage'>) {
  return (
    <div className="flight-tags">
      <Tag tone={charter ? 'warn' : 'line'}>{charter ? 'چارتری' : 'سیستمی'}</Tag>
      {best && (
        <Tag tone="good" icon={best.icon}>
          {best.words}
        </Tag>
      )}
      <Tag tone="line" icon="suitcase-rolling">
        {baggage}
      </Tag>
    </div>
  )
}
