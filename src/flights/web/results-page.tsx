// Styles of the parts that are woken later: the server draws them at once, and lazy parts bring theirs too late.
import '#web/ui/results-head.css'
import '#web/ui/note.css'
import '#web/ui/week-strip.css'
import '#web/ui/long-list.css'
import '#web/ui/icon-button.css'
import '#web/ui/flight-card.css'
import '#web/ui/flight-line.css'
import '#web/ui/airline-tile.css'
import '#web/ui/price.css'
import '#web/ui/tag.css'
import '#web/ui/ticket-edge.css'
import '#web/art/bird.css'
import '#web/ui/choice.css'
import '#web/ui/empty-state.css'
import '#web/ui/search-cell.css'
import '#web/ui/search-panel.css'
import '#web/ui/segmented.css'
import '#web/ui/slider.css'
import './flight-search.css'
import './results-filters.css'
import './results-floating.css'
import './results-sorting.css'
import './results-trip.css'
import './passport-watch.css'
import './results-compare.css'
import './results-sellers.css'
import './results-watch.css'
import './results-matrix.css'
import './results-told.css'
import './results-page.css'
import { ResultsArriving } from '#flights/web/results-arriving.tsx'
import { ResultsFailed } from '#flights/web/results-failed.tsx'
import { tripWords } from '#flights/web/trip-words.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/results-page'

export { shouldRevalidate } from '#flights/web/results-address.ts'

/** Links and fields of their own accord; the browser's part wakes when somebody comes near. */
const ResultsScreen = woken(async () => (await import('#flights/web/results-screen.tsx')).ResultsScreen)

export { loader } from './results-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const search = loaderData?.search
  const title = search ? `پرواز ${tripWords(search)}` : 'جستجوی پرواز'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** The flights of a trip: what was asked, the days around it, what to leave out, and the list. */
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
