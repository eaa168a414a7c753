import { Link } from 'react-router'
import type { OrderTracked, Tracking } from '#orders/tracked.ts'
import { trackedTone } from '#orders/web/tracking/tracked-tone.ts'
import { JourneyDays } from '#orders/web/trips/journey-days.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function TrackFound({ found }: { readonly found: Tracking }) {
  if (found.trip === undefined) return <OrderFound found={found} />
  const { tripNumber, others } = found.trip
  return (
    <>
      <p className="track-trip">
        سفر <b dir="ltr">{tripNumber}</b>
      </p>
      {[found, ...others].map((one) => (
        <OrderFound key={one.orderNumber} found={one} />
      ))}
    </>
  )
}

function OrderFound({ found }: { readonly found: OrderTracked }) {
  const title = `track-found-${found.orderNumber}`
  return (
    <section className="card track-found" aria-labelledby={title}>
      <header>
        <h2 id={title}>
          سفارش <bdi dir="ltr">{found.orderNumber}</bdi>
        </h2>
        <Tag tone={trackedTone(found.labels)}>{found.says}</Tag>
      </header>
      <JourneyDays {...found} />
      <p>
        {found.paper} و جزئیات را در <Link to="/profile/my-travels">سفرهای من</Link> می‌بینید.
      </p>
    </section>
  )
}
