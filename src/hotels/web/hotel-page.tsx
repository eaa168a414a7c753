import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/fields/chip.css'
import '#web/ui/search/passenger-stepper.css'
import '#web/ui/search/search-cell.css'
import '#web/ui/search/search-panel.css'
import './cancel-bar.css'
import './hotel-rates.css'
import './hotel-parts.css'
import './hotel-search.css'
import './favourite-heart.css'
import './hotel-gallery.css'
import './hotel-reviews.css'
import './score-badge.css'
import './hotel-page.css'
import { hotelData } from '#hotels/structured-data.ts'
import { HotelFacts } from '#hotels/web/hotel-facts.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/hotel-page'

export { shouldRevalidate } from '#hotels/web/results-address.ts'

const HotelRooms = woken(async () => (await import('#hotels/web/hotel-page-rooms.tsx')).HotelPageRooms)

const HotelReviews = woken(async () => (await import('#hotels/web/hotel-reviews.tsx')).HotelReviews)

export { loader } from './hotel-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { site, hotel, reviews } = loaderData
  return [{ 'script:ld+json': hotelData({ site, hotel, score: reviews.score }) }]
}

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const { hotel } = loaderData
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`${hotel.name}، ${hotel.cityName}`}</title>
      <meta name="description" content={`${hotel.name}، ${hotel.area}. ${hotel.about}`} />
      <link rel="canonical" href={`${loaderData.site}/hotel/${hotel.id}`} />
      <div className="wrap hotel-page">
        <HotelFacts
          hotel={hotel}
          asked={loaderData.asked}
          score={loaderData.reviews.score}
          favourites={loaderData.favourites}
        />
        <HotelRooms {...loaderData} waiting={<Waiting />} />
        <HotelReviews reviews={loaderData.reviews} waiting={<Waiting />} />
      </div>
    </SiteLayout>
  )
}
