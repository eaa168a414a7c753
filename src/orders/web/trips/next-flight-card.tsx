import './next-flight-card.css'
import type { NextFlight } from '#orders/web/trips/next-flight.ts'
import type { NextStay } from '#orders/web/trips/next-stay.ts'
import { khatam } from '#web/art/geometry.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly flight?: NextFlight
  readonly stay?: NextStay
}

export function NextFlightCard({ flight, stay }: Props) {
  const away = flight?.away ?? stay?.away
  return (
    <section className="card next-flight" aria-labelledby="next-flight">
      <header>
        <h2 id="next-flight">
          <Icon name={stay ? 'bed-fill' : 'airplane-tilt-fill'} />
          سفر بعدی
        </h2>
        {away && <Tag tone="primary">{away}</Tag>}
      </header>
      {flight && <Flight flight={flight} />}
      {stay && <Stay stay={stay} />}
      {away === undefined && <NoTrip />}
    </section>
  )
}

function Flight({ flight }: { readonly flight: NextFlight }) {
  return (
    <>
      <div className="next-flight-way">
        <p>
          <b>{flight.from}</b>
          <bdi dir="ltr">{flight.departs}</bdi>
        </p>
        <Arc />
        <p>
          <b>{flight.to}</b>
          <bdi dir="ltr">{flight.arrives}</bdi>
        </p>
      </div>
      <p className="next-flight-words">
        {flight.when}&nbsp;· {flight.airline} <span className="ltr">{flight.flightNumber}</span>&nbsp;·{' '}
        {flight.people}
      </p>
      <div>
        <LinkButton to={`/payment/${flight.orderId}`} size="small" icon="ticket-duotone">
          دیدن بلیت
        </LinkButton>
      </div>
    </>
  )
}

function Stay({ stay: { orderId, name, when, rooms } }: { readonly stay: NextStay }) {
  return (
    <>
      <p className="next-stay-name">{name}</p>
      <p className="next-flight-words">
        {when}&nbsp;· {rooms}
      </p>
      <div>
        <LinkButton to={`/payment/${orderId}`} size="small" icon="bed-duotone">
          دیدن واچر
        </LinkButton>
      </div>
    </>
  )
}

const goal = khatam({ x: 6, y: 32, radius: 6 })

function Arc() {
  return (
    <svg viewBox="0 0 200 40" aria-hidden="true">
      <path className="arc" d="M194 32C150 4 50 4 6 32" />
      <circle cx="194" cy="32" r="4" />
      <path className="goal" d={goal} />
      <path className="flyer" d={useBrand().mark.body} transform="translate(86 -2) scale(.44)" />
    </svg>
  )
}

function NoTrip() {
  return (
    <>
      <p className="next-flight-words">بلیت یا واچر صادرشده‌ای در پیش ندارید. از یک جستجو شروع کنید.</p>
      <div>
        <LinkButton to="/" size="small" icon="magnifying-glass-bold">
          جستجوی پرواز
        </LinkButton>
      </div>
    </>
  )
}
