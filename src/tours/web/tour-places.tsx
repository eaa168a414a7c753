import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { priceText } from '#money/display-unit.ts'
import type { TourPlaceSeen } from '#tours/web/tours-page.server.ts'
import { Scene } from '#web/art/scene.tsx'
import { Price } from '#web/ui/flight/price.tsx'

interface Props {
  readonly title: string
  readonly places: readonly TourPlaceSeen[]
}

export function TourPlaces({ title, places }: Props) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="tour-places">
        {places.map(({ cityCode, cityName, price, leavesOn }) => (
          <li key={cityCode}>
            <Link className="card" to={`/tours?city=${cityCode}`}>
              <Scene cityCode={cityCode} alt="" />
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
