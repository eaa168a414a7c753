import { clockTime } from '#calendar/formatted.ts'
import { hotelOrderPath } from '#hotels/web/order-paths.ts'
import { persianDigits } from '#money/digits.ts'
import { stayName } from '#orders/bought-words.ts'
import type { StayView } from '#orders/responses.ts'
import type { TripDay } from '#orders/trip-day.ts'
import { roomsTexts } from '#orders/web/order/stay-texts.ts'

export function stayDays(stay: StayView, orderId: string): readonly TripDay[] {
  const { checkIn, checkOut, checkInFrom, nights } = stay
  const page = hotelOrderPath(orderId)
  return [
    {
      begins: checkIn,
      ends: checkOut,
      icon: 'bed-duotone',
      title: stayName(stay),
      details: `ورود از ${clockTime(Temporal.PlainTime.from(checkInFrom))}\u00a0· ${persianDigits(nights)} شب\u00a0· ${roomsTexts(stay)}`,
      links: [
        { words: 'مسیر', path: `${page}#hotel-way` },
        { words: 'پیام به هتل', path: `${page}#hotel-message` },
      ],
    },
    { begins: checkOut, icon: 'bed-duotone', title: `خروج از ${stay.hotelName}`, details: '', isEnd: true },
  ]
}
