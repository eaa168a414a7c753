import { weekdayDayMonth } from '#calendar/formatted.ts'
import { daysFrom } from '#calendar/weeks.ts'
import { iranZone } from '#calendar/zones.ts'
import type { HotelCity } from '#hotels/responses.ts'
import type { HotelRequest } from '#hotels/search-form.ts'
import { cityPlace } from '#hotels/web/suggest-cities.ts'
import type { Option } from '#web/ui/fields/select-field.tsx'
import type { Place } from '#web/ui/places/place-rows.tsx'

export interface HotelSearchChoices {
  readonly cities: readonly Place[]
  readonly recent: readonly Place[]
  readonly days: readonly Option[]
  /** in Tehran, ISO */
  readonly today: string
}

const daysOffered = 60

interface ChoicesWanted {
  readonly cities: readonly HotelCity[]
  readonly asked?: HotelRequest
  readonly before?: readonly { readonly cityCode: string }[]
}

const recentShown = 4

export function hotelSearchChoices(
  now: Temporal.Instant,
  { cities, asked, before = [] }: ChoicesWanted,
): HotelSearchChoices {
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  const near = daysFrom(today, daysOffered).map(dayOption)
  const far = [asked?.checkIn, asked?.checkOut].filter(
    (day) => day && near.every(({ value }) => value !== day),
  )
  return {
    cities: cities.map(cityPlace),
    recent: [...new Set(before.map(({ cityCode }) => cityCode))]
      .flatMap((code) => cities.find(({ cityCode }) => cityCode === code) ?? [])
      .slice(0, recentShown)
      .map(cityPlace),
    days: [...near, ...[...new Set(far)].map((day) => dayOption(Temporal.PlainDate.from(day ?? '')))],
    today: today.toString(),
  }
}

function dayOption(date: Temporal.PlainDate): Option {
  return { value: date.toString(), label: weekdayDayMonth(date) }
}
