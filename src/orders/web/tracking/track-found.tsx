import { Link } from 'react-router'
import type { Tracking } from '#orders/responses.ts'
import { trackedTone } from '#orders/web/tracking/tracked-tone.ts'
import { JourneyDays } from '#orders/web/trips/journey-days.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function TrackFound({ found }: { readonly found: Tracking }) {
  return (
    <section className="card track-found" aria-labelledby="track-found-title">
      <header>
        <h2 id="track-found-title">
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
