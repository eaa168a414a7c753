import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { TripList } from '#orders/web/trips/trip-row.tsx'
import { TripSearch } from '#orders/web/trips/trip-search.tsx'
import { TripTabs } from '#orders/web/trips/trip-tabs.tsx'
import { type TripsTab, tripsPath, tripsView } from '#orders/web/trips/trips-view.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/trips-page'

export { loader } from './trips-page.server.ts'

export default function TripsPage({ loaderData }: Route.ComponentProps) {
  const { shown, search, trips, older } = loaderData
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`سفرهای من، ${name}`}</title>
      <header className="trips-head">
        <h1>سفرهای من</h1>
        <TripTabs shown={shown} search={search} />
      </header>
      <TripSearch shown={shown} search={search} />
      {trips.length > 0 && <TripList trips={trips} level="h2" />}
      {trips.length === 0 && (search === '' ? <NoTrips shown={shown} /> : <NotFound {...loaderData} />)}
      {older && (
        <div className="trips-more">
          <LinkButton kind="line" to={older}>
            سفارش‌های قدیمی‌تر
          </LinkButton>
        </div>
      )}
    </ProfileFrame>
  )
}

const none = {
  upcoming: ['سفری در پیش ندارید', 'هنوز سفری ندارید. از یک جستجو شروع کنید.'],
  past: ['سفر گذشته‌ای نیست', 'سفرهایی که رفته‌اید، با بلیتشان، این‌جا می‌مانند.'],
  cancelled: ['سفارش لغوشده‌ای نیست', 'سفارش‌هایی که پرداخت نشوند یا لغو شوند این‌جا می‌آیند.'],
} as const satisfies Record<TripsTab, readonly [title: string, words: string]>

function NoTrips({ shown }: { readonly shown: TripsTab }) {
  const [title, words] = none[shown]
  return (
    <EmptyState
      title={title}
      actions={
        <LinkButton to="/" icon="magnifying-glass-bold">
          جستجوی پرواز
        </LinkButton>
      }
    >
      {words}
    </EmptyState>
  )
}

type Missed = Pick<Route.ComponentProps['loaderData'], 'shown' | 'search' | 'elsewhere'>

function NotFound({ shown, search, elsewhere }: Missed) {
  const [first] = elsewhere
  return (
    <EmptyState
      title={`«${search}» در سفرهای ${tripsView[shown].words} پیدا نشد`}
      actions={
        first === undefined ? (
          <LinkButton to={tripsPath({ shown })} kind="line">
            نمایش همهٔ سفرهای {tripsView[shown].words}
          </LinkButton>
        ) : (
          elsewhere.map((tab) => (
            <LinkButton key={tab} to={tripsPath({ shown: tab, search })}>
              دیدن در سفرهای {tripsView[tab].words}
            </LinkButton>
          ))
        )
      }
    >
      {first === undefined
        ? 'شمارهٔ سفارش، کد رزرو، نام مسافر یا شهر را دوباره نگاه کنید.'
        : 'همین جستجو در بخش دیگری نتیجه دارد.'}
    </EmptyState>
  )
}
