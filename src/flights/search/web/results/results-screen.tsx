import { lazy } from 'react'
import { ResultsTrip } from '#flights/search/web/card/results-trip.tsx'
import { searchPart } from '#flights/search/web/results/results-address.ts'
import { ResultsSummary } from '#flights/search/web/results/results-summary.tsx'
import { useResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { useRead } from '#web/as-text.ts'
import type { Route } from './+types/results-page'

const PassportWatch = lazy(() => import('#flights/booking/web/passengers/passport-watch.tsx'))
const ResultsEdit = lazy(() => import('#flights/search/web/results/results-edit.tsx'))

export function ResultsScreen(props: Route.ComponentProps['loaderData']) {
  const { choices, search, faults, watched, told } = props
  const found = useRead(props.found)
  const look = useResultsLook()
  const refused = found?.refused
  return (
    <>
      {search ? <ResultsSummary search={search} today={choices.today} look={look} /> : <NoSearch />}
      {(look.isEditing || !search || refused !== undefined) && (
        <ResultsEdit
          key={searchPart(look.params)}
          {...choices}
          params={look.params}
          faults={faults}
          refused={refused}
          unflown={found?.refused !== undefined && found.isUnflown ? search : undefined}
        />
      )}
      {watched && <PassportWatch {...watched} />}
      {search && found?.refused === undefined && found && (
        <ResultsTrip search={search} today={choices.today} look={look} told={told} {...found} />
      )}
    </>
  )
}

function NoSearch() {
  return (
    <div className="wrap">
      <h1 className="results-title">کجا می‌روید؟</h1>
    </div>
  )
}
