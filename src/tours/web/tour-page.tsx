import '#hotels/web/hotel-stars.css'
import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import './tour-page.css'
import './tour-penalties.css'
import { TourHead } from '#tours/web/tour-head.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/tour-page'

export { loader } from './tour-page.server.ts'

const TourBody = woken(async () => (await import('#tours/web/tour-body.tsx')).TourBody)

export default function TourPage({ loaderData: { tour } }: Route.ComponentProps) {
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`${tour.name} با ${tour.outbound.airlineName}`}</title>
      <meta
        name="description"
        content={`${tour.name}: قیمت هر بخش، برنامهٔ روزها، پرشدن گروه و آنچه در هر ساعت برمی‌گردد.`}
      />
      <div className="wrap tour">
        <TourHead tour={tour} />
        <TourBody tour={tour} waiting={<Waiting />} />
      </div>
    </SiteLayout>
  )
}
