import '#web/ui/search/results-head.css'
import '#web/ui/states/note.css'
import '#web/ui/calendar/week-strip.css'
import '#web/ui/lists/long-list.css'
import '#web/ui/fields/icon-button.css'
import '#web/ui/flight/flight-card.css'
import '#web/ui/flight/flight-line.css'
import '#web/ui/flight/airline-tile.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/art/bird.css'
import '#web/ui/fields/choice.css'
import '#web/ui/states/empty-state.css'
import '#web/ui/search/search-cell.css'
import '#web/ui/search/search-panel.css'
import '#web/ui/fields/segmented.css'
import '#web/ui/fields/slider.css'
import '#flights/search/web/form/flight-search.css'
import '#flights/search/web/filters/results-filters.css'
import './results-tools.css'
import './results-sorting.css'
import '#flights/search/web/card/results-trip.css'
import '#flights/booking/web/passengers/passport-watch.css'
import '#flights/search/web/compare/results-compare.css'
import '#flights/search/web/card/results-fares.css'
import '#flights/search/web/watches/results-watch.css'
import '#flights/search/web/matrix/results-matrix.css'
import '#flights/search/web/card/results-advertised.css'
import './results-page.css'
import { ResultsArriving } from '#flights/search/web/results/results-arriving.tsx'
import { ResultsFailed } from '#flights/search/web/results/results-failed.tsx'
import { tripWords } from '#flights/web/trip-words.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/results-page'

export { shouldRevalidate } from '#flights/search/web/results/results-address.ts'

/** Links and fields work before hydration; the script runs when somebody comes near. */
const ResultsScreen = woken(
  async () => (await import('#flights/search/web/results/results-screen.tsx')).ResultsScreen,
)

export { loader } from './results-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const search = loaderData?.search
  const title = search ? `پرواز ${tripWords(search)}` : 'جستجوی پرواز'
  const description = `${title}: قیمت نهایی، بار و آنچه از هر بلیت برمی‌گردد، کنار هم.`
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
}

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="has-results-head">
      <SiteLayout {...useVisitor()}>
        <ResultsScreen {...loaderData} waiting={<ResultsArriving search={loaderData.search} />} />
      </SiteLayout>
    </div>
  )
}

export function ErrorBoundary() {
  return <ResultsFailed />
}
