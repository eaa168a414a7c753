import { type AddressParams, dayIn, roomsIn } from '#hotels/address.ts'
import type { Occupancy } from '#hotels/occupancy.ts'

export interface HotelChosen {
  readonly hotelId: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly Occupancy[]
  readonly rateIds: readonly string[]
}

export function hotelChosenIn(params: AddressParams): HotelChosen | undefined {
  const hotelId = params.get('hotel') ?? ''
  const checkIn = dayIn(params.get('checkIn'))
  const checkOut = dayIn(params.get('checkOut'))
  const rooms = roomsIn(params.get('rooms') ?? '')
  const rateIds = (params.get('rates') ?? '').split(',')
  if (!/^[a-z0-9-]{3,60}$/.test(hotelId) || checkIn === undefined || checkOut === undefined) return undefined
  if (rooms === undefined || rateIds.length !== rooms.length || rateIds.includes('')) return undefined
  return { hotelId, checkIn: checkIn.toString(), checkOut: checkOut.toString(), rooms, rateIds }
}
