import '#web/ui/search/results-head.css'
import '#web/ui/states/note.css'
import '#web/ui/fields/icon-button.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/fields/chip.css'
import '#web/ui/fields/choice.css'
import '#web/ui/states/empty-state.css'
import '#web/ui/search/passenger-stepper.css'
import '#web/ui/search/search-cell.css'
import '#web/ui/search/search-panel.css'
import '#web/ui/fields/slider.css'
import './favourite-heart.css'
import './hotel-art.css'
import './hotel-gallery.css'
import './hotel-parts.css'
import './hotel-search.css'
import './hotel-stars.css'
import './cancel-bar.css'
import './hotel-rates.css'
import './results-card.css'
import './results-chips.css'
import './results-map.css'
import './results-name.css'
import './results-map-list.css'
import './results-page.css'
import './score-badge.css'
import { HotelsArriving } from '#hotels/web/results-arriving.tsx'
import { HotelsFailed } from '#hotels/web/results-failed.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/results-page'

export { shouldRevalidate } from '#hotels/web/results-address.ts'

const HotelsScreen = woken(async () => (await import('#hotels/web/results-screen.tsx')).HotelsScreen)

export { loader } from './results-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const found = loaderData?.found
  const city = found?.refused === undefined ? found?.results.cityName : undefined
  const title = city ? `هتل‌های ${city}` : 'جستجوی هتل'
  const description = `${title}: قیمت همهٔ شب‌ها، صبحانه و شرط لغو هر اتاق، در فهرست و روی نقشه.`
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
}

export default function HotelResultsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="has-results-head">
      <SiteLayout {...useVisitor()}>
        <HotelsScreen {...loaderData} waiting={<HotelsArriving />} />
      </SiteLayout>
    </div>
  )
}

export function ErrorBoundary() {
  return <HotelsFailed />
}
