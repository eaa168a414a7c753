import { query, roomsLine } from '#hotels/address.ts'
import type { Chosen } from '#hotels/chosen-rates.ts'
import type { HotelRequest } from '#hotels/search-form.ts'

type StayAsked = Pick<HotelRequest, 'checkIn' | 'checkOut' | 'rooms'>

export function hotelPath(hotelId: string, asked?: StayAsked): string {
  return asked && asked.checkIn !== '' && asked.checkOut !== ''
    ? `/hotel/${hotelId}?${query(pairsOf(asked))}`
    : `/hotel/${hotelId}`
}

export function leadersPath(hotelId: string, asked: StayAsked, rates: Chosen): string {
  return `/hotel/leaders?${query([['hotel', hotelId], ...pairsOf(asked), ['rates', rates.join(',')]])}`
}

function pairsOf({ checkIn, checkOut, rooms }: StayAsked): readonly (readonly [string, string])[] {
  return [
    ['checkIn', checkIn],
    ['checkOut', checkOut],
    ['rooms', roomsLine(rooms)],
  ]
}
