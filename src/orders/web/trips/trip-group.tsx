import './trip-group.css'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { StatusTag } from '#orders/web/order/status-tag.tsx'
import { daysTogether, summaryOf } from '#orders/web/trips/together.ts'
import type { Trip } from '#orders/web/trips/trip.ts'
import { Price } from '#web/ui/flight/price.tsx'

const PayableLeft = lazy(() => import('#orders/web/trips/payable-left.tsx'))

interface Props {
  readonly together: NonNullable<Trip['together']>
  readonly parts: readonly Trip[]
  readonly level: 'h2' | 'h3'
}

/** What was bought together: one row with all of it by its days. */
export function TripGroup({ together: { tripNumber, to }, parts, level: Title }: Props) {
  const { amount, payableUntil, next } = summaryOf(parts)
  return (
    <li className="trip-group" data-key={to}>
      <div className="trip-group-head">
        <div className="trip-title">
          <Title>
            <Link to={to}>
              سفر <bdi dir="ltr">{tripNumber}</bdi>
            </Link>
          </Title>
          <Suspense>{payableUntil !== null && <PayableLeft until={payableUntil} />}</Suspense>
        </div>
        <div className="trip-end">
          <Price amount={amount} />
          <Link className="trip-next" to={to} aria-label={`${next}، ${tripNumber}`}>
            {next}
          </Link>
        </div>
      </div>
      <ul>
        {daysTogether(parts).map((day) => (
          <TripDayRow key={`${day.part.orderId} ${day.day.sortKey}`} {...day} />
        ))}
      </ul>
    </li>
  )
}

function TripDayRow({
  day: { title, when, details },
  part: { page, standing, amount },
  isFirst,
}: ReturnType<typeof daysTogether<Trip>>[number]) {
  return (
    <li>
      <span>
        <Link to={page}>{title}</Link> <StatusTag {...standing} />
        <small>
          {when}
          {details !== '' && `\u00a0· ${details}`}
        </small>
      </span>
      {isFirst && <Price amount={amount} />}
    </li>
  )
}
