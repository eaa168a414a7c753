import './trip-search.css'
import { Form, Link } from 'react-router'
import { type TripsTab, tripsPath } from '#orders/web/trips/trips-view.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly shown: TripsTab
  readonly search: string
}

export function TripSearch({ shown, search }: Props) {
  return (
    <search>
      <Form key={search} className="trip-search" action="/profile/my-travels" preventScrollReset>
        {shown !== 'upcoming' && <input type="hidden" name="show" value={shown} />}
        <Icon name="magnifying-glass-bold" size="small" />
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="جستجو در سفرها"
          placeholder="شمارهٔ سفارش، نام مسافر یا شهر"
        />
        <button type="submit" className="button" data-kind="tonal" data-size="small">
          <span>جستجو</span>
        </button>
      </Form>
      {search !== '' && (
        <Link className="trip-search-end" to={tripsPath({ shown })} preventScrollReset>
          <Icon name="x-bold" size="small" />
          پاک کردن جستجو
        </Link>
      )}
    </search>
  )
}
