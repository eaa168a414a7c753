// Styles of lazy parts: the server renders them at once, and lazy chunks bring theirs too late.
import '#web/ui/fields/field.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/fields/choice.css'
import '#web/ui/states/note.css'
import './review-page.css'
import { Link } from 'react-router'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/review-page'

export { loader } from './review-page.server.ts'

const ReviewBody = woken(async () => (await import('#hotels/web/review-body.tsx')).ReviewBody)

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { hotel, stay } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`نظر شما دربارهٔ ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap review-page">
        <header>
          <h1>
            نظر شما دربارهٔ <Link to={hotelPath(hotel.id)}>{hotel.name}</Link>
          </h1>
          <p>
            {hotel.cityName}&nbsp;· اقامت {stay}
          </p>
        </header>
        <ReviewBody {...loaderData} waiting={<Waiting />} />
      </div>
    </SiteLayout>
  )
}
