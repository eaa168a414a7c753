import { requestIn, type Search } from '#flights/search/search-params.ts'
import { FlightSearch, type FlightSearchProps } from '#flights/search/web/form/flight-search.tsx'
import { ResultsNearby } from '#flights/search/web/nearby/results-nearby.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

type Props = FlightSearchProps & {
  readonly refused: string | undefined
  /** a search to a place that nobody flies to */
  readonly unflown: Search | undefined
  readonly params: URLSearchParams
}

export default function ResultsEdit({ refused, unflown, params, ...search }: Props) {
  return (
    <>
      <div className="wrap results-edit">
        <div className="search-body">
          <FlightSearch {...search} asked={requestIn(params)} directOnly={params.get('stops') === '1'} />
        </div>
      </div>
      {refused !== undefined && (
        <div className="wrap">
          <EmptyState title={refused}>مسیر، تاریخ یا تعداد مسافران را در همین صفحه تغییر دهید.</EmptyState>
          {unflown && unflown.legs === undefined && <ResultsNearby search={unflown} />}
        </div>
      )}
    </>
  )
}
