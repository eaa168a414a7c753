import './trip-tabs.css'
import { Link } from 'react-router'
import { type TripsTab, tripsPath, tripsView } from '#orders/web/trips/trips-view.ts'

interface Props {
  readonly shown: TripsTab
  readonly search?: string
}

export function TripTabs({ shown, search = '' }: Props) {
  return (
    <nav className="trip-tabs" aria-label="کدام سفرها">
      {(Object.keys(tripsView) as TripsTab[]).map((tab) => (
        <Link
          key={tab}
          to={tripsPath({ shown: tab, search })}
          aria-current={tab === shown ? 'page' : undefined}
          preventScrollReset
        >
          {tripsView[tab].words}
        </Link>
      ))}
    </nav>
  )
}
