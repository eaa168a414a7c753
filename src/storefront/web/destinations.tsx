import './destinations.css'
import './landing.css'
import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { byRegion, type RegionView } from '#storefront/regions.ts'
import type { Destination } from '#storefront/responses.ts'
import type { IndexData } from '#storefront/web/landing.server.ts'
import { ReadAt } from '#storefront/web/read-at.tsx'
import { Scene } from '#web/art/scene.tsx'
import { asDrawn } from '#web/as-drawn.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { useVisitor } from '#web/use-user.tsx'

/** Hundreds of drawings and links. */
const CitiesDrawn = asDrawn(CitiesInParts)

export function Destinations({ scope, pricedAt, unready, destinations }: IndexData) {
  const parts = partsOf(destinations)
  return (
    <SiteLayout {...useVisitor()}>
      <div className="wrap landing">
        <header>
          <h1>{scope === 'international' ? 'مقصدهای خارجی' : 'مقصدهای پرواز'}</h1>
          <p>
            ارزان‌ترین قیمت یک‌طرفهٔ هر مقصد در ۳۰ روز آینده، از تهران
            {scope === 'all' && '؛ قیمت تهران از مشهد است'}.
          </p>
          {destinations.length === 0 ? (
            <p>الان بلیتی در فروش نیست؛ شمارهٔ پشتیبانی پایین صفحه است.</p>
          ) : (
            <ReadAt instant={pricedAt} unready={unready} />
          )}
        </header>
        {parts.length > 1 && <Jump parts={parts} />}
        <CitiesDrawn destinations={destinations} />
      </div>
    </SiteLayout>
  )
}

type Part = RegionView<Destination>

function partsOf(destinations: readonly Destination[]): readonly Part[] {
  const home = destinations.filter(({ isDomestic }) => isDomestic)
  return [
    ...(home.length > 0 ? [{ id: 'iran', title: 'داخل ایران', cities: home }] : []),
    ...byRegion(destinations.filter(({ isDomestic }) => !isDomestic)),
  ]
}

function CitiesInParts({ destinations }: { readonly destinations: readonly Destination[] }) {
  return partsOf(destinations).map((part) => <Cities key={part.id} {...part} />)
}

function Jump({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <nav className="destinations-jump" aria-label="بخش‌های جهان">
      {parts.map(({ id, title, cities }) => (
        <a key={id} href={`#${id}`}>
          {title} <small>{persianDigits(cities.length)}</small>
        </a>
      ))}
    </nav>
  )
}

function Cities({ id, title, cities }: Part) {
  return (
    <section id={id} aria-label={title}>
      <h2>{title}</h2>
      <ul className="destinations-cities">
        {cities.map((city, place) => (
          <li key={city.cityCode}>
            <City {...city} discover={place === 0 ? 'render' : 'none'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CityProps = Destination & {
  /** all of a part are of one route: who knows one knows them all */
  readonly discover: 'render' | 'none'
}

function City({ cityCode, cityName, isDomestic, date, path, discover, ...city }: CityProps) {
  const { countryName, lowest, isRead } = city
  return (
    <Link to={path} discover={discover} className="card">
      <Scene cityCode={cityCode} />
      <span>
        <b>{cityName}</b>
        <small>
          {isDomestic ? '' : countryName}
          {!isDomestic && date !== null && '\u00a0· '}
          {date !== null && weekdayDayMonth(Temporal.PlainDate.from(date))}
        </small>
        {lowest === null ? (
          <small>{isRead ? 'بلیتی در فروش نیست' : 'قیمتش هنوز آماده نیست'}</small>
        ) : (
          <Price from amount={priceText(lowest)} />
        )}
      </span>
    </Link>
  )
}
