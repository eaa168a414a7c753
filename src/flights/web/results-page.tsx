// Styles of the parts that are woken later: the server draws them at once, and lazy parts bring theirs too late.
import '#web/ui/note.css'
import '#web/ui/week-strip.css'
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
import './results-page.css'
import { lazy } from 'react'
import { searchPart } from '#flights/web/results-address.ts'
import { ResultsFailed } from '#flights/web/results-failed.tsx'
import { ResultsSummary } from '#flights/web/results-summary.tsx'
import { useResultsLook } from '#flights/web/use-results-look.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { useVisitor } from '#web/use-user.tsx'
import { whenNear } from '#web/when-near.ts'
import type { Route } from './+types/results-page'

export { shouldRevalidate } from '#flights/web/results-address.ts'

/**
 * Links and fields of their own accord; the browser's part wakes when somebody comes near. No Suspense around it:
 * React would move so large a part out of the page's flow, and a reader without the script would never see it.
 */
const ResultsFound = lazy(async () => {
  await whenNear()
  return { default: (await import('#flights/web/results-found.tsx')).ResultsFound }
})
const ResultsEdit = lazy(() => import('#flights/web/results-edit.tsx'))

export { loader } from './results-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const search = loaderData?.search
  const title = search ? `پرواز ${search.originName} به ${search.destinationName}` : 'جستجوی پرواز'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** The flights of a day: what was asked, the days around it, what to leave out, and the list. */
export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { choices, search, faults, found } = loaderData
  const look = useResultsLook()
  const visitor = useVisitor()
  const refused = found?.refused
  return (
    <div className="results-page">
      <SiteLayout {...visitor}>
        {search ? (
          <ResultsSummary {...search} search={search} today={choices.today} look={look} />
        ) : (
          <NotAsked />
        )}
        {(look.isEditing || !search || refused !== undefined) && (
          <ResultsEdit
            key={searchPart(look.params)}
            {...choices}
            search={search}
            faults={faults}
            refused={refused}
          />
        )}
        {search && found?.refused === undefined && found && (
          <ResultsFound search={search} today={choices.today} look={look} {...found} />
        )}
      </SiteLayout>
    </div>
  )
}

/** The address holds no whole search yet: the form says what is missing. */
function NotAsked() {
  return (
    <div className="wrap">
      <h1 className="results-title">کجا می‌روید؟</h1>
    </div>
  )
}

export function ErrorBoundary() {
  return <ResultsFailed />
}
