import './results-summary.css'
import { Link } from 'react-router'
import type { HotelResults } from '#hotels/answered.ts'
import { nightsInWords, roomsInWords, stayInBrief, stayInWords } from '#hotels/web/hotel-words.ts'
import { withLook } from '#hotels/web/results-address.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly results: HotelResults
  readonly today: string
  readonly look: HotelsLook
}

/** What was asked, always in sight, with the way to ask something else. */
export function HotelsSummary({ results, today, look }: Props) {
  const { params, isEditing } = look
  const { cityName, nights, rooms } = results
  return (
    <div className="hotels-summary">
      <div className="wrap">
        <Link className="hotels-back icon-button" to="/hotel-home" aria-label="بازگشت به جستجوی هتل">
          <Icon name="arrow-right" />
        </Link>
        <h1>هتل‌های {cityName}</h1>
        <p>
          <span>
            {stayInWords(results, today)}، {nightsInWords(nights)}
          </span>
          <span>{roomsInWords(rooms)}</span>
        </p>
        <p className="hotels-brief" aria-hidden="true">
          {stayInBrief(results)} · {nightsInWords(nights)} · {persianDigits(rooms.length)} اتاق
        </p>
        <Link
          className="button"
          data-kind="tonal"
          data-size="small"
          to={{ search: `?${withLook(params, { edit: isEditing ? undefined : '1' }).toString()}` }}
          replace
          preventScrollReset
          aria-expanded={isEditing}
        >
          <Icon name={isEditing ? 'x-bold' : 'pencil-simple-bold'} size="small" />
          <span>{isEditing ? 'بستن ویرایش' : 'ویرایش جستجو'}</span>
        </Link>
      </div>
    </div>
  )
}
