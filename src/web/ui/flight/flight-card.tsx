import './flight-card.css'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Brief, type FlightSummary, Tags } from '#web/ui/flight/flight-tags.tsx'
import { type FlightWay, Way } from '#web/ui/flight/flight-way.tsx'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'
import { OldPrice } from '#web/ui/flight/price.tsx'
import { Seats } from '#web/ui/flight/seats.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export type FlightCardProps = FlightWay &
  FlightSummary & {
    /** further directions at the same price */
    others?: readonly FlightWay[]
    /** so many fares it is sold in, of which `price` is the lowest */
    fares?: number
    /** one adult, as `priceText` writes it; the last known if sold out */
    price: string
    oldPrice?: string
    /** why it cannot be chosen now */
    unfit?: string | undefined
    chosen?: boolean
    soldOutAct?: ReactNode
    mark?: ReactNode
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
        <LookingPrice amount={price} from={fares > 1} />
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
