import { FlightSearch, type FlightSearchProps } from '#flights/web/flight-search.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The search again, in place; under it, when the server declined the last one, why. */
export default function ResultsEdit({
  refused,
  ...search
}: FlightSearchProps & { readonly refused: string | undefined }) {
  return (
    <>
      <div className="wrap results-edit">
        <div className="search-body">
          <FlightSearch {...search} />
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
