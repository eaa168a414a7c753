import { Link } from 'react-router'
import type { TripAheadView } from '#help/web/trip-ahead.server.ts'
import { Icon } from '#web/ui/icon.tsx'

export function TripAheadCard({ trip }: { readonly trip: TripAheadView }) {
  return (
    <section className="card help-trip" aria-labelledby="help-trip">
      <Icon name={trip.isFlight ? 'airplane-tilt-duotone' : 'bed-duotone'} />
      <div>
        <small>
          سفر پیش روی شما&nbsp;· <span className="ltr">{trip.orderNumber}</span>
        </small>
        <h2 id="help-trip">
          {trip.name}، {trip.when}
        </h2>
      </div>
      <ul className="strip">
        {trip.acts.map(({ to, words, icon }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              <Icon name={icon} size="small" />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
