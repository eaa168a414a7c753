import './trip-row.css'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { StatusTag } from '#orders/web/order/status-tag.tsx'
import { togetherOf } from '#orders/web/trips/together.ts'
import type { Trip } from '#orders/web/trips/trip.ts'
import { TripGroup } from '#orders/web/trips/trip-group.tsx'
import { Scene } from '#web/art/scene.tsx'
import { useLanding } from '#web/ui/dialogs/use-landing.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

const PayableLeft = lazy(() => import('#orders/web/trips/payable-left.tsx'))

type Level = 'h2' | 'h3'

export function TripList({ trips, level }: { readonly trips: readonly Trip[]; readonly level: Level }) {
  useLanding()
  return (
    <ul className="card trips" data-landing="">
      {togetherOf(trips).map(([first, ...others]) =>
        first.together === undefined ? (
          <TripRow key={first.orderId} trip={first} level={level} />
        ) : (
          <TripGroup
            key={first.together.to}
            together={first.together}
            parts={[first, ...others]}
            level={level}
          />
        ),
      )}
    </ul>
  )
}

function TripRow({ trip, level: Title }: { readonly trip: Trip; readonly level: Level }) {
  const {
    name: given,
    from,
    to,
    isRoundTrip,
    when,
    orderNumber,
    people,
    amount,
    standing,
    payableUntil,
    next,
  } = trip
  const name = given ?? `${from} به ${to}`
  return (
    <li className="trip" data-key={trip.orderId}>
      <Scene cityCode={trip.destination} />
      <div className="trip-words">
        <div className="trip-title">
          <Title>
            <Link to={trip.page}>{given === null ? <Route {...trip} /> : name}</Link>
          </Title>
          <StatusTag {...standing} />
          <Suspense>{payableUntil !== null && <PayableLeft until={payableUntil} />}</Suspense>
        </div>
        <p>
          {when}&nbsp;· {isRoundTrip && 'رفت‌وبرگشت\u00a0· '}
          {people}
        </p>
        <p>
          سفارش <bdi dir="ltr">{orderNumber}</bdi>
        </p>
      </div>
      <div className="trip-end">
        <Price amount={amount} />
        <Link className="trip-next" to={next.to} aria-label={`${next.words}، ${name}`}>
          {next.words}
        </Link>
      </div>
    </li>
  )
}

function Route({ from, to, isRoundTrip }: Pick<Trip, 'from' | 'to' | 'isRoundTrip'>) {
  return (
    <>
      {from} <Icon name={isRoundTrip ? 'arrows-left-right-bold' : 'arrow-left-bold'} size="small" />
      <span className="only-spoken">به</span> {to}
    </>
  )
}
