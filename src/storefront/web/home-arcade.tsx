import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/written.ts'
import type { QuickSearch } from '#flights/answered.ts'
import { resultsPath } from '#flights/search-params.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import { Scene } from '#web/art/scene.tsx'
import { Price } from '#web/ui/price.tsx'

type Route = QuickSearch['routes'][number]

/** Where others fly: six windows, each with its lowest price and the day of it. */
export function HomeArcade({ routes }: { readonly routes: readonly Route[] }) {
  const [first] = routes
  if (first === undefined) return null
  return (
    <section className="wrap home-arcade" aria-labelledby="arcade">
      <h2 id="arcade">پرطرفدارها از {first.originName}</h2>
      <p>ارزان‌ترین قیمت یک‌طرفه در ۳۰ روز آینده</p>
      <ul className="strip">
        {routes.map((route) => (
          <li key={route.origin + route.destination}>
            <Window {...route} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Window({ origin, destination, destinationName, date, lowest }: Route) {
  return (
    <Link to={pathOf({ origin, destination, date })}>
      <Scene cityCode={destination} arched />
      <b>{destinationName}</b>
      <small>{weekdayDayMonth(Temporal.PlainDate.from(date))}</small>
      <Price from amount={inToman(rial(lowest))} />
    </Link>
  )
}

function pathOf({ origin, destination, date }: Pick<Route, 'origin' | 'destination' | 'date'>): string {
  const city = (code: string) => ({ code, kind: 'CityCode' as const })
  return resultsPath({
    origin: city(origin),
    destination: city(destination),
    date,
    adults: 1,
    children: 0,
    infants: 0,
  })
}
