import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { QuickSearch } from '#flights/responses.ts'
import { priceText } from '#money/display-unit.ts'
import { dayPath } from '#storefront/day-path.ts'
import { indexPaths } from '#storefront/landing-paths.ts'
import { HomeOrigin } from '#storefront/web/home-origin.tsx'
import { Scene } from '#web/art/scene.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Route = QuickSearch['routes'][number]

export function HomeArcade({ routes, origin, origins }: Omit<QuickSearch, 'pricedAt'>) {
  const from = origins.find(({ code }) => code === origin)?.name ?? ''
  const [domestic, abroad] = [within(routes, 'domestic'), within(routes, 'international')]
  return (
    <>
      {domestic.length > 0 && (
        <section className="wrap home-arcade" aria-labelledby="arcade">
          <header>
            <h2 id="arcade">پرطرفدارها از {from}</h2>
            <HomeOrigin origin={origin} origins={origins} />
          </header>
          <p>ارزان‌ترین قیمت یک‌طرفه در ۳۰ روز آینده</p>
          <Windows routes={domestic} />
        </section>
      )}
      {abroad.length > 0 && (
        <section className="wrap home-arcade" aria-labelledby="arcade-abroad">
          <header>
            <h2 id="arcade-abroad">پروازهای خارجی از {from}</h2>
            <Link to={indexPaths.international}>
              همهٔ مقصدها
              <Icon name="arrow-left-bold" size="small" />
            </Link>
          </header>
          <p>ارزان‌ترین قیمت یک‌طرفه در ۳۰ روز آینده</p>
          <Windows routes={abroad} />
        </section>
      )}
    </>
  )
}

function within(routes: readonly Route[], scope: Route['scope']): readonly Route[] {
  return routes.filter((route) => route.scope === scope)
}

function Windows({ routes }: { readonly routes: readonly Route[] }) {
  return (
    <ul className="strip">
      {routes.map((route) => (
        <li key={route.origin + route.destination}>
          <Window {...route} />
        </li>
      ))}
    </ul>
  )
}

function Window({ origin, destination, destinationName, date, lowest }: Route) {
  return (
    <Link to={dayPath(origin, destination, date)}>
      <Scene cityCode={destination} arched />
      <b>{destinationName}</b>
      <small>{weekdayDayMonth(Temporal.PlainDate.from(date))}</small>
      <Price from amount={priceText(lowest)} />
    </Link>
  )
}
