import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { isShown, type Shown } from '#orders/web/shown-trips.ts'
import { TripList } from '#orders/web/trip-row.tsx'
import { TripTabs } from '#orders/web/trip-tabs.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/trips-page'

export { loader } from './trips-page.server.ts'

/** سفرهای من: every order of the traveller, in three tabs. */
export default function TripsPage({ loaderData: { shown, trips, older } }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`سفرهای من، ${name}`}</title>
      <header className="trips-head">
        <h1>سفرهای من</h1>
        <TripTabs shown={shown} />
      </header>
      {trips.length > 0 ? <TripList trips={trips} level="h2" /> : <NoTrips shown={shown} />}
      {older && (
        <div className="trips-more">
          <LinkButton kind="line" to={`?${new URLSearchParams({ show: shown, page: String(older) })}`}>
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
} as const satisfies Record<Shown, readonly [title: string, words: string]>

function NoTrips({ shown }: { readonly shown: string }) {
  const [title, words] = none[isShown(shown) ? shown : 'upcoming']
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
