import type { HotelView } from '#hotels/responses.ts'
import { cityOf } from '#places/airports.ts'

type Hours = Pick<HotelView, 'cityCode' | 'checkInFrom' | 'checkOutUntil'>

export function checksInAt(hotel: Hours, day: Temporal.PlainDate): Temporal.ZonedDateTime {
  return at(hotel, day, hotel.checkInFrom)
}

export function checksOutAt(hotel: Hours, day: Temporal.PlainDate): Temporal.ZonedDateTime {
  return at(hotel, day, hotel.checkOutUntil)
}

export function todayIn(cityCode: string, now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(cityOf(cityCode).timeZone).toPlainDate()
}

function at({ cityCode }: Hours, day: Temporal.PlainDate, clock: string): Temporal.ZonedDateTime {
  return day.toZonedDateTime({
    timeZone: cityOf(cityCode).timeZone,
    plainTime: Temporal.PlainTime.from(clock),
  })
}
