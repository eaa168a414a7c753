import { HotelSearch, type HotelSearchProps } from '#hotels/web/hotel-search.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

type Props = HotelSearchProps & { readonly refused: string | undefined }

export default function HotelsEdit({ refused, ...search }: Props) {
  return (
    <>
      <div className="wrap results-edit">
        <div className="search-body">
          <HotelSearch {...search} />
        </div>
      </div>
      {refused !== undefined && (
        <div className="wrap">
          <EmptyState title={refused}>شهر یا تاریخ را در همین صفحه تغییر دهید.</EmptyState>
        </div>
      )}
    </>
  )
}
