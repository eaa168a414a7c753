import { useSearchParams } from 'react-router'
import type { HotelView } from '#hotels/responses.ts'
import type { HotelFault, HotelRequest } from '#hotels/search-form.ts'
import type { HotelFound } from '#hotels/web/hotel-page.server.ts'
import { HotelRates } from '#hotels/web/hotel-rates.tsx'
import { HotelSearch } from '#hotels/web/hotel-search.tsx'
import type { HotelSearchChoices } from '#hotels/web/hotel-search-choices.ts'
import { nightsInWords, roomsInWords, stayInWords } from '#hotels/web/hotel-words.ts'
import { searchPart } from '#hotels/web/results-address.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly hotel: HotelView
  readonly choices: HotelSearchChoices
  readonly asked: HotelRequest
  readonly faults: readonly HotelFault[]
  readonly found: HotelFound | undefined
}

export function HotelPageRooms({ hotel, choices, asked, faults, found }: Props) {
  const [params] = useSearchParams()
  const detail = found?.detail
  return (
    <section className="hotel-page-rooms" aria-labelledby="hotel-rooms">
      <header>
        <h2 id="hotel-rooms">اتاق‌ها و قیمت‌ها</h2>
        {detail && (
          <p>
            {stayInWords(detail, choices.today)}، {nightsInWords(detail.nights)} ·{' '}
            {roomsInWords(detail.rooms)}
          </p>
        )}
      </header>
      <details className="hotel-page-search" open={detail === undefined}>
        <summary>{detail ? 'شب‌ها و مهمان‌های دیگر' : 'برای دیدن قیمت، شب‌ها را انتخاب کنید'}</summary>
        <div className="search-body">
          <HotelSearch
            key={searchPart(params)}
            {...choices}
            asked={asked}
            faults={faults}
            hotelId={hotel.id}
          />
        </div>
      </details>
      {found?.refused !== undefined && (
        <Note tone="warn" announced>
          {found.refused}
        </Note>
      )}
      {detail && (
        <div className="card hotel-page-rates">
          <HotelRates detail={detail} asked={asked} params={params} isWhole />
        </div>
      )}
    </section>
  )
}
