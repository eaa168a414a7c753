import { dateSeenFrom } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { stayName } from '#orders/bought-words.ts'
import { formattedCount } from '#orders/refunded-parts.ts'
import type { StayView } from '#orders/responses.ts'

export function stayWhen({ checkIn, checkOut, nights }: StayView, today: Temporal.PlainDate): string {
  const [from, to] = [checkIn, checkOut].map((day) => dateSeenFrom(today, Temporal.PlainDate.from(day)))
  return `${from} تا ${to}، ${persianDigits(nights)} شب`
}

export function stayTexts(stay: StayView, today: Temporal.PlainDate) {
  return { name: stayName(stay), when: stayWhen(stay, today), rooms: roomsTexts(stay) }
}

export function roomsTexts({ rooms, openRooms }: Pick<StayView, 'rooms' | 'openRooms'>): string {
  return `${persianDigits(formattedCount(openRooms, rooms))} اتاق`
}

/** The same city and nights, two a room; a new search once the first night is over. */
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
