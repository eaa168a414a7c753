import { addressOf } from '#hotels/address.ts'
import { placeName } from '#storefront/place-name.ts'
import type { HotelHistory } from '#storefront/responses.ts'

export type StayRequest = Pick<HotelHistory, 'cityCode' | 'checkIn' | 'checkOut' | 'rooms'>

export function stayView(
  asked: StayRequest,
  today: Temporal.PlainDate,
): Omit<HotelHistory, 'id' | 'searchedAt'> {
  const { cityCode, rooms } = asked
  const [from, until] = [Temporal.PlainDate.from(asked.checkIn), Temporal.PlainDate.from(asked.checkOut)]
  const weeks = Math.max(0, Math.ceil(from.until(today).days / 7))
  const next = { cityCode, checkIn: from.add({ weeks }), checkOut: until.add({ weeks }), rooms }
  return {
    ...asked,
    cityName: placeName({ kind: 'CityCode', code: cityCode }),
    isPast: weeks > 0,
    nextCheckIn: next.checkIn.toString(),
    path: `/hotels?${addressOf(next)}`,
  }
}
