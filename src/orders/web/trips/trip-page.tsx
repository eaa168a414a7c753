import '#web/ui/fields/choice.css'
import '#payments/web/gateway-choice.css'
import '#web/ui/states/countdown.css'
import '#web/ui/states/note.css'
import '#orders/web/order/order-page.css'
import '#orders/web/confirm/confirm.css'
import '#orders/web/confirm/confirm-money.css'
import '#orders/web/confirm/confirm-price-change.css'
import './trip-page.css'
import { Link } from 'react-router'
import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { notElsewhere } from '#orders/not-elsewhere.ts'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { TripDays } from '#orders/web/trips/trip-days.tsx'
import { TripPaid, TripPapers } from '#orders/web/trips/trip-paid.tsx'
import { useTripWatch } from '#orders/web/trips/use-trip-watch.ts'
import { Scene } from '#web/art/scene.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/trip-page'

export { loader } from './trip-page.server.ts'

const TripLeave = woken(async () => (await import('#orders/web/trips/trip-leave.tsx')).TripLeave)
const TripPriceChange = woken(
  async () => (await import('#orders/web/trips/trip-price-change.tsx')).TripPriceChange,
)
const TripPay = woken(async () => (await import('#orders/web/trips/trip-pay.tsx')).TripPay)

export default function TripPage({ loaderData: trip }: Route.ComponentProps) {
  const { name } = useBrand()
  useTripWatch(trip.isMoving)
  return (
    <ProfileFrame>
      <title>{`${trip.title}، ${name}`}</title>
      <Head trip={trip} />
      {trip.isWhole && (trip.holdUntil !== null || trip.dearerUntil !== null || trip.isMoving) && (
        <Note tone="info">
          بخش‌های این سفر با هم خریده می‌شود. اگر یکی صادر نشود، مبلغ بخش‌های صادرنشده کامل و بخش صادرشده طبق
          قانون استرداد خودش به کیف پول برمی‌گردد.
        </Note>
      )}
      {trip.isGivenUp && <Note tone="warn">{notElsewhere.whole}</Note>}
      {trip.unissued.map(({ name, page }) => (
        <Note
          key={page}
          tone="warn"
          announced
          action={
            <LinkButton size="small" to={page}>
              انتخاب جایگزین
            </LinkButton>
          }
        >
          {name} صادر نشد و پول آن هنوز در همین بخش است. تا پایان مهلت می‌توانید جایگزینی بردارید؛ وگرنه پولش
          به کیف پول شما می‌رود. بخش‌های دیگر سر جای خود است.
        </Note>
      ))}
      {trip.awaitsBank && <Note tone="warn">نتیجهٔ پرداخت را از بانک می‌پرسیم؛ همین صفحه تازه می‌شود.</Note>}
      {trip.dearerUntil !== null && <TripPriceChange {...trip} until={trip.dearerUntil} waiting={null} />}
      {trip.holdUntil !== null && <TripPay {...trip} until={trip.holdUntil} />}
      {trip.mayLeave && trip.dearerUntil === null && <TripLeave tripId={trip.tripId} waiting={null} />}
      <div className="trip-columns">
        <TripDays days={trip.days} />
        <aside className="trip-side" aria-label="پرداخت و مدارک سفر">
          <TripPaid {...trip} />
          {trip.papers.length > 0 && <TripPapers papers={trip.papers} />}
        </aside>
      </div>
      <OrderTimeline story={trip.story} />
    </ProfileFrame>
  )
}

function Head({ trip }: { readonly trip: Route.ComponentProps['loaderData'] }) {
  const { destination, title, when, people, tripNumber, daysLeft, isCertain } = trip
  return (
    <header className="order-head trip-head">
      <Link className="order-back" to="/profile/my-travels">
        <Icon name="arrow-right" />
        سفرهای من
      </Link>
      <div className="trip-head-words">
        {destination !== '' && <Scene cityCode={destination} arched />}
        <div>
          <h1>{title}</h1>
          <p>
            {when}
            {people !== '' && `\u00a0· ${people}`}
            {'\u00a0· '}شمارهٔ سفر <b className="ltr">{tripNumber}</b>
          </p>
          <p className="trip-tags">
            {daysLeft !== null && <Tag tone="primary">{daysLeft}</Tag>}
            {isCertain && (
              <Tag tone="good" icon="check-circle-fill">
                همهٔ بخش‌ها قطعی است
              </Tag>
            )}
          </p>
        </div>
      </div>
    </header>
  )
}
