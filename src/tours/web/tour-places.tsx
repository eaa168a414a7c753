import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { priceText } from '#money/display-unit.ts'
import type { TourPlaceSeen } from '#tours/web/tours-page.server.ts'
import { Scene } from '#web/art/scene.tsx'
import { Price } from '#web/ui/flight/price.tsx'

/** on a phone, before it is scrolled */
const inSight = 4

interface Props {
  readonly title: string
  readonly places: readonly TourPlaceSeen[]
  /** the first of the page */
  readonly isFirst?: boolean
}

export function TourPlaces({ title, places, isFirst = false }: Props) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="tour-places">
        {places.map(({ cityCode, cityName, price, leavesOn }, at) => (
          <li key={cityCode}>
            <Link className="card" to={`/tours?city=${cityCode}`}>
              <Scene cityCode={cityCode} alt="" eager={isFirst && at < inSight} />
              <span className="tour-place">
                <b>{cityName}</b>
                <Price from amount={priceText(price)} />
                <small>نزدیک‌ترین: {weekdayDayMonth(Temporal.PlainDate.from(leavesOn))}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
