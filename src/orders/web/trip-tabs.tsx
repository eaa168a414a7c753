import './trip-tabs.css'
import { Link } from 'react-router'
import { type Shown, shownTrips } from '#orders/web/shown-trips.ts'

/** Links, so that each tab has an address of its own. */
export function TripTabs({ shown }: { readonly shown: Shown }) {
  return (
    <nav className="trip-tabs" aria-label="کدام سفرها">
      {Object.entries(shownTrips).map(([key, { words }]) => (
        <Link
          key={key}
          to={`/profile/my-travels${key === 'upcoming' ? '' : `?show=${key}`}`}
          aria-current={key === shown ? 'page' : undefined}
          preventScrollReset
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}
