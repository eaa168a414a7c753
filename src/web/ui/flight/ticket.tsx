import './ticket.css'
import type { ReactNode } from 'react'
import { Bird } from '#web/art/bird.tsx'
import { khatam } from '#web/art/geometry.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'

type TicketEnd = { city: string; code: string; time: string; place: string }

export type TicketProps = {
  airline: { iata: string; name: string; colours: readonly [string, string] }
  flightNumber: string
  cabin: string
  origin: TicketEnd
  destination: TicketEnd
  /** «۳ ساعت و ۱۵ دقیقه», «مستقیم»: a line each */
  way: readonly string[]
  facts: readonly { label: string; value: string; detail: string }[]
  people: readonly { name: string; latinName: string; ticketNumber: string }[]
  pnr: string
  /** a QR drawn black on white, with its own alternative text */
  qr?: ReactNode
}

export function Ticket({ facts, people, pnr, qr, ...band }: TicketProps) {
  return (
    <article className="ticket" aria-label={`بلیت ${band.origin.city} به ${band.destination.city}`}>
      <div className="ticket-main">
        <Band {...band} />
        <dl className="ticket-facts">
          {facts.map(({ label, value, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                <span className="detail">{detail}</span>
              </dd>
            </div>
          ))}
        </dl>
        <People people={people} />
      </div>
      <div className="ticket-stub">
        <small>کد رزرو ایرلاین</small>
        <b className="pnr">{pnr}</b>
        {qr && <div className="ticket-code">{qr}</div>}
        <small>این کد را هنگام پذیرش نشان دهید</small>
      </div>
    </article>
  )
}

function People({ people }: Pick<TicketProps, 'people'>) {
  return (
    <ul className="ticket-people">
      {people.map(({ name, latinName, ticketNumber }) => (
        <li key={ticketNumber}>
          <div>
            <b>{name}</b>
            <small>
              <bdi dir="ltr" lang="en">
                {latinName}
              </bdi>
            </small>
          </div>
          <div>
            <small>شمارهٔ بلیت</small>
            <b>
              <bdi dir="ltr">{ticketNumber}</bdi>
            </b>
          </div>
        </li>
      ))}
    </ul>
  )
}

type BandProps = Pick<TicketProps, 'airline' | 'flightNumber' | 'cabin' | 'origin' | 'destination' | 'way'>

function Band({ airline, flightNumber, cabin, origin, destination, way }: BandProps) {
  return (
    <div className="ticket-band">
      <div className="ticket-head">
        <AirlineTile {...airline} />
        <div>
          <b>{airline.name}</b>
          <small>
            <bdi dir="ltr">{flightNumber}</bdi>&nbsp;· {cabin}
          </small>
        </div>
        <span className="ticket-brand">
          <Bird />
          {useBrand().name}
        </span>
      </div>
      <div className="ticket-route">
        <End {...origin} />
        <div className="ticket-way">
          <WayArc />
          {way.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </div>
        <End {...destination} />
      </div>
    </div>
  )
}

function End({ city, code, time, place }: TicketEnd) {
  return (
    <div className="ticket-end">
      <span>{city}</span>
      <b lang="en">{code}</b>
      <strong>
        <bdi dir="ltr">{time}</bdi>
      </strong>
      <small>{place}</small>
    </div>
  )
}

const goal = khatam({ x: 8, y: 74, radius: 8 })

function WayArc() {
  const { body, throat } = useBrand().mark
  return (
    <svg viewBox="0 0 360 84" aria-hidden="true">
      <path className="way-arc" d="M352 74C280 14 80 14 8 74" />
      <circle className="way-start" cx="352" cy="74" r="4.5" />
      <path className="way-goal" d={goal} />
      <g transform="translate(156 4) scale(.74)">
        <path className="way-bird" d={body} />
        <path className="way-throat" d={throat} />
      </g>
    </svg>
  )
}
