import { daysFrom } from '#calendar/weeks.ts'
import { weekdayDayMonth } from '#calendar/written.ts'
import type { HotelCity } from '#hotels/answered.ts'
import type { HotelAsked } from '#hotels/search-form.ts'
import { cityPlace } from '#hotels/web/suggest-cities.ts'
import type { Place } from '#web/ui/place-rows.tsx'
import type { Option } from '#web/ui/select-field.tsx'

/** What the plain fields of the search offer; made on the server. */
export interface HotelSearchChoices {
  readonly cities: readonly Place[]
  readonly days: readonly Option[]
  /** today in Tehran, ISO */
  readonly today: string
}

const daysOffered = 60

/** The choices at a moment; a far day that was searched before is offered too. */
export function hotelSearchChoices(
  now: Temporal.Instant,
  cities: readonly HotelCity[],
  asked?: HotelAsked,
): HotelSearchChoices {
  const today = now.toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const near = daysFrom(today, daysOffered).map(dayOption)
  const far = [asked?.checkIn, asked?.checkOut].filter(
    (day) => day && near.every(({ value }) => value !== day),
  )
  return {
    cities: cities.map(cityPlace),
    days: [...near, ...[...new Set(far)].map((day) => dayOption(Temporal.PlainDate.from(day ?? '')))],
    today: today.toString(),
  }
}

function dayOption(date: Temporal.PlainDate): Option {
  return { value: date.toString(), label: weekdayDayMonth(date) }
}
