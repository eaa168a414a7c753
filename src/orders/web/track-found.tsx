import { Link } from 'react-router'
import { fullDate } from '#calendar/written.ts'
import type { Tracking } from '#orders/answered.ts'
import { trackedTone } from '#orders/web/tracked-tone.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** Where the order stands, its route and its day: enough to be calm, too little to know anybody by. */
export function TrackFound({ found }: { readonly found: Tracking }) {
  return (
    <section className="card track-found" aria-labelledby="track-found-title">
      <header>
        <h2 id="track-found-title">
          سفارش <bdi dir="ltr">{found.orderNumber}</bdi>
        </h2>
        <Tag tone={trackedTone(found.labels)}>{found.says}</Tag>
      </header>
      <ul>
        {found.journeys.map(({ originName, destinationName, date }) => (
          <li key={`${originName} ${destinationName} ${date}`}>
            <Icon name="airplane-tilt-duotone" />
            <b>
              {originName} به {destinationName}
            </b>
            <span>{fullDate(Temporal.PlainDate.from(date))}</span>
          </li>
        ))}
      </ul>
      <p>
        بلیت و جزئیات را در <Link to="/profile/my-travels">سفرهای من</Link> می‌بینید.
      </p>
    </section>
  )
}
