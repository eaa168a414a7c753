import { requestIn } from '#flights/search/search-params.ts'
import { FlightSearch, type FlightSearchProps } from '#flights/search/web/form/flight-search.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

type Props = FlightSearchProps & {
  readonly refused: string | undefined
  readonly params: URLSearchParams
}

export default function ResultsEdit({ refused, params, ...search }: Props) {
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
        </div>
      )}
    </>
  )
}
