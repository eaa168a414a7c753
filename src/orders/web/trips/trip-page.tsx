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
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { TripList } from '#orders/web/trips/trip-row.tsx'
import { useTripWatch } from '#orders/web/trips/use-trip-watch.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
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
      <title>{`سفر ${trip.tripNumber}، ${name}`}</title>
      <header className="order-head">
        <Link className="order-back" to="/profile/my-travels">
          <Icon name="arrow-right" />
          سفرهای من
        </Link>
        <div className="order-title">
          <h1>سفر شما</h1>
        </div>
        <p>
          شمارهٔ سفر <b className="ltr">{trip.tripNumber}</b>
        </p>
      </header>
      {trip.isWhole && (trip.holdUntil !== null || trip.dearerUntil !== null || trip.isMoving) && (
        <Note tone="info">
          بخش‌های این سفر با هم خریده می‌شود. اگر یکی صادر نشود، مبلغ بخش‌های صادرنشده کامل و بخش صادرشده طبق
          قانون استرداد خودش به کیف پول برمی‌گردد.
        </Note>
      )}
      {trip.awaitsBank && <Note tone="warn">نتیجهٔ پرداخت را از بانک می‌پرسیم؛ همین صفحه تازه می‌شود.</Note>}
      {trip.dearerUntil !== null && <TripPriceChange {...trip} until={trip.dearerUntil} waiting={null} />}
      {trip.holdUntil !== null && <TripPay {...trip} until={trip.holdUntil} />}
      {trip.mayLeave && trip.dearerUntil === null && <TripLeave tripId={trip.tripId} waiting={null} />}
      <TripList trips={trip.parts} level="h2" />
      <section className="card order-part" aria-labelledby="trip-total">
        <h2 id="trip-total">مبلغ سفر</h2>
        <Price amount={trip.total} />
        {trip.foreign.map(({ amount, rate }) => (
          <p key={`${amount} ${rate}`} className="order-soft">
            {amount}، با نرخ {rate}
          </p>
        ))}
      </section>
      {trip.papers.length > 0 && <Papers papers={trip.papers} />}
      <OrderTimeline story={trip.story} />
    </ProfileFrame>
  )
}

type View = Route.ComponentProps['loaderData']

function Papers({ papers }: Pick<View, 'papers'>) {
  return (
    <section className="card order-part" aria-labelledby="trip-papers">
      <h2 id="trip-papers">مدارک سفر</h2>
      <div className="order-acts">
        {papers.map(({ words, address }) => (
          <a key={address} className="button" data-kind="line" data-size="small" href={address}>
            <Icon name="download-simple-bold" />
            {words}
          </a>
        ))}
      </div>
    </section>
  )
}
