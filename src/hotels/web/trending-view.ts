import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { HotelView, TrendingHotel } from '#hotels/responses.ts'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { priceText } from '#money/display-unit.ts'

export interface TrendingView extends Pick<HotelView, 'art' | 'name' | 'stars' | 'area'> {
  readonly path: string
  /** undefined when sold out for two weeks */
  readonly price: string | undefined
  readonly night: string | undefined
}

export function trendingView({ hotel, perNight, night }: TrendingHotel): TrendingView {
  const { art, name, stars, area } = hotel
  const shown = { art, name, stars, area }
  if (perNight === null || night === null)
    return { ...shown, path: hotelPath(hotel.id), price: undefined, night: undefined }
  const day = Temporal.PlainDate.from(night)
  const oneNight = {
    checkIn: night,
    checkOut: day.add({ days: 1 }).toString(),
    rooms: [{ adults: 2, childAges: [] }],
  }
  return {
    ...shown,
    path: hotelPath(hotel.id, oneNight),
    price: priceText(perNight),
    night: weekdayDayMonth(day),
  }
}
