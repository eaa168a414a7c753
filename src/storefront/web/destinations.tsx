import './landing.css'
import { Link } from 'react-router'
import { weekdayDayMonth } from '#calendar/written.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { Destination } from '#storefront/answered.ts'
import type { IndexData } from '#storefront/web/landing.server.ts'
import { ReadAt } from '#storefront/web/read-at.tsx'
import { Scene } from '#web/art/scene.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Price } from '#web/ui/price.tsx'
import { useVisitor } from '#web/use-user.tsx'

/** Every city flown to, with its lowest price of the coming month. */
export function Destinations({ scope, pricedAt, destinations }: IndexData) {
  const [home, abroad] = [true, false].map((isHome) =>
    destinations.filter((one) => one.isDomestic === isHome),
  )
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
            <ReadAt instant={pricedAt} />
          )}
        </header>
        <Cities title="داخل ایران" cities={home ?? []} />
        <Cities title="خارج از ایران" cities={abroad ?? []} />
      </div>
    </SiteLayout>
  )
}

function Cities({ title, cities }: { readonly title: string; readonly cities: readonly Destination[] }) {
  if (cities.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="landing-cities">
        {cities.map((city) => (
          <li key={city.cityCode}>
            <City {...city} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function City({ cityCode, cityName, countryName, isDomestic, date, lowest, path }: Destination) {
  return (
    <Link to={path} className="card">
      <Scene cityCode={cityCode} />
      <span>
        <b>{cityName}</b>
        <small>
          {isDomestic ? '' : countryName}
          {!isDomestic && date !== null && ' · '}
          {date !== null && weekdayDayMonth(Temporal.PlainDate.from(date))}
        </small>
        {lowest === null ? <small>بلیتی در فروش نیست</small> : <Price from amount={inToman(rial(lowest))} />}
      </span>
    </Link>
  )
}
