import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import './tours-page.css'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { TourFilterList } from '#tours/web/tour-filter-list.tsx'
import { TourMonth } from '#tours/web/tour-month.tsx'
import { TourPlaces } from '#tours/web/tour-places.tsx'
import { TourCard } from '#tours/web/tours-card.tsx'
import type { ToursFound } from '#tours/web/tours-page.server.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/tours-page'

export { loader } from './tours-page.server.ts'

export default function ToursPage({ loaderData }: Route.ComponentProps) {
  const { places, found } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <title>{found ? `تورهای ${found.place.cityName}` : 'تور با قیمت جداشده و جریمهٔ روشن'}</title>
      <meta
        name="description"
        content="تور با پرواز، هتل، ترانسفر و راهنما؛ قیمت هر بخش، پرشدن گروه و مهلت آن، و آنچه در هر ساعت برمی‌گردد."
      />
      {found ? <Departures found={found} /> : <Places places={places} />}
    </SiteLayout>
  )
}

function Places({ places }: Pick<Route.ComponentProps['loaderData'], 'places'>) {
  if (places.length === 0)
    return (
      <div className="wrap tours-none">
        <EmptyState
          level="h1"
          title="در حال حاضر توری نمی‌فروشیم"
          actions={<LinkButton to="/">جستجوی پرواز</LinkButton>}
        >
          پرواز و هتل را جدا از هم می‌توانید بخرید.
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap tours-head">
      <h1>تور به کجا؟</h1>
      <p>قیمت هر نفر در اتاق دوتخته، با پرواز، هتل، ترانسفر و راهنما</p>
      <TourPlaces title="خارج از ایران" places={places.filter(({ isDomestic }) => !isDomestic)} isFirst />
      <TourPlaces title="در ایران" places={places.filter(({ isDomestic }) => isDomestic)} />
    </div>
  )
}

function Departures({ found }: { readonly found: ToursFound }) {
  const { place, tours, day } = found
  const when = day === null ? '' : ` برای ${weekdayDayMonth(Temporal.PlainDate.from(day))}`
  return (
    <div className="wrap tours">
      <header className="tours-title">
        <h1>تورهای {place.cityName}</h1>
        <LinkButton to="/tours" kind="tonal" size="small" icon="pencil-simple-bold">
          مقصد دیگر
        </LinkButton>
      </header>
      <TourFilterList airlines={found.airlines} />
      <div className="tours-found">
        <TourMonth found={found} />
        <p className="tours-count" role="status">
          <b>{persianDigits(tours.length)} تور</b>
          {when}
        </p>
        {tours.length === 0 && (
          <EmptyState
            title="با این فیلترها توری نیست"
            actions={<LinkButton to={`/tours?city=${place.cityCode}`}>برداشتن فیلترها</LinkButton>}
          >
            ماه دیگری را هم می‌توانید ببینید.
          </EmptyState>
        )}
        <ul className="tours-list">
          {tours.map((tour, at) => (
            <li key={tour.departureId}>
              <TourCard tour={tour} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
