import { dateRange } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { HotelRecent } from '#storefront/hotel-recents.ts'
import { PassedDay } from '#storefront/web/passed-day.tsx'
import { type RecentView, SearchRecents } from '#storefront/web/search-recents.tsx'

export function HotelRecents({ recents }: { readonly recents: readonly HotelRecent[] }) {
  return <SearchRecents recents={recents} action="/hotel-home" shown={hotelView} />
}

function hotelView({
  cityName,
  checkIn,
  checkOut,
  rooms,
  isPast,
  nextCheckIn,
  path,
}: HotelRecent): RecentView {
  const when = dateRange(Temporal.PlainDate.from(checkIn), Temporal.PlainDate.from(checkOut))
  return {
    path,
    removes: `هتل‌های ${cityName}`,
    words: (
      <>
        <b>{cityName}</b>
        {isPast ? <PassedDay when={when} next={nextCheckIn} lead="جستجو از" /> : <small>{when}</small>}
        {rooms.length > 1 && <small>{persianDigits(rooms.length)} اتاق</small>}
      </>
    ),
  }
}
