import { persianDigits } from '#money/digits.ts'
import { stayName } from '#orders/bought-words.ts'
import type { StayView } from '#orders/responses.ts'
import type { TripDay } from '#orders/trip-day.ts'
import { roomsTexts } from '#orders/web/order/stay-texts.ts'

export function stayDays(stay: StayView): readonly TripDay[] {
  const { checkIn, checkOut, nights } = stay
  return [
    {
      begins: checkIn,
      ends: checkOut,
      icon: 'bed-duotone',
      title: stayName(stay),
      details: `ورود\u00a0· ${persianDigits(nights)} شب\u00a0· ${roomsTexts(stay)}`,
    },
    { begins: checkOut, icon: 'bed-duotone', title: `خروج از ${stay.hotelName}`, details: '', isEnd: true },
  ]
}
