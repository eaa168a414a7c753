import { dateSeenFrom } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { stayName } from '#orders/bought-words.ts'
import { formattedCount } from '#orders/refunded-parts.ts'
import type { StayView } from '#orders/responses.ts'

/** «پنجشنبه ۱۲ آذر تا شنبه ۱۴ آذر، ۲ شب», seen from a day */
export function stayWhen({ checkIn, checkOut, nights }: StayView, today: Temporal.PlainDate): string {
  const [from, to] = [checkIn, checkOut].map((day) => dateSeenFrom(today, Temporal.PlainDate.from(day)))
  return `${from} تا ${to}، ${persianDigits(nights)} شب`
}

/** A stay as a screen says it: the hotel, its city, its nights, its rooms. */
export function stayTexts(stay: StayView, today: Temporal.PlainDate) {
  return { name: stayName(stay), when: stayWhen(stay, today), rooms: roomsTexts(stay) }
}

/** «۲ اتاق»: those that were not given back */
export function roomsTexts({ rooms, openRooms }: Pick<StayView, 'rooms' | 'openRooms'>): string {
  return `${persianDigits(formattedCount(openRooms, rooms))} اتاق`
}

/** Hotels of the same city for the same nights, two in each room; once the first night is over, where a search begins. */
export function staySearchPath(
  { cityCode, checkIn, checkOut, rooms }: StayView,
  today: Temporal.PlainDate,
): string {
  if (Temporal.PlainDate.compare(Temporal.PlainDate.from(checkIn), today) < 0) return '/hotel-home'
  const asked = {
    city: cityCode,
    checkIn,
    checkOut,
    rooms: Array.from({ length: rooms }, () => '2').join('-'),
  }
  return `/hotels?${new URLSearchParams(asked)}`
}
