import { query, roomsLine } from '#hotels/address.ts'
import type { Chosen } from '#hotels/chosen-rates.ts'
import type { HotelRequest } from '#hotels/search-form.ts'

type StayWanted = Pick<HotelRequest, 'checkIn' | 'checkOut' | 'rooms'>

export function hotelPath(hotelId: string, asked?: StayWanted): string {
  return asked && asked.checkIn !== '' && asked.checkOut !== ''
    ? `/hotel/${hotelId}?${query(pairsOf(asked))}`
    : `/hotel/${hotelId}`
}

export function leadersPath(hotelId: string, asked: StayWanted, rates: Chosen): string {
  return `/hotel/leaders?${query([['hotel', hotelId], ...pairsOf(asked), ['rates', rates.join(',')]])}`
}

function pairsOf({ checkIn, checkOut, rooms }: StayWanted): readonly (readonly [string, string])[] {
  return [
    ['checkIn', checkIn],
    ['checkOut', checkOut],
    ['rooms', roomsLine(rooms)],
  ]
}
