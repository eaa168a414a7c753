import type { HotelResults } from '#hotels/responses.ts'
import { nightsInWords, roomsInWords, stayInBrief, stayInWords } from '#hotels/web/hotel-words.ts'
import { withLook } from '#hotels/web/results-address.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { persianDigits } from '#money/digits.ts'
import { ResultsHead } from '#web/ui/search/results-head.tsx'

interface Props {
  readonly results: HotelResults
  readonly today: string
  readonly look: HotelsLook
}

export function HotelsSummary({ results, today, look }: Props) {
  const { params, isEditing } = look
  const { cityName, nights, rooms } = results
  const howLong = nightsInWords(nights)
  return (
    <ResultsHead
      back={{ to: '/hotel-home', says: 'بازگشت به جستجوی هتل' }}
      title={`هتل‌های ${cityName}`}
      asked={[`${stayInWords(results, today)}، ${howLong}`, roomsInWords(rooms)]}
      inShort={`${stayInBrief(results)}\u00a0· ${howLong}\u00a0· ${persianDigits(rooms.length)} اتاق`}
      isEditing={isEditing}
      editing={withLook(params, { edit: isEditing ? undefined : '1' })}
    />
  )
}
