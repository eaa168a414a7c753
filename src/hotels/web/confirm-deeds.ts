import type { HotelOrdered } from '#hotels/answered.ts'
import type { HotelOrderToReserve } from '#hotels/asked.ts'
import type { hotelCalls } from '#hotels/calls.ts'
import { ask } from '#web/api.ts'
import { answered } from '#web/once-answered.ts'

/** Agrees to guests and price, or to a dearer price with that price. */
export function reserve(body: HotelOrderToReserve): Promise<HotelOrdered> {
  return answered('reserve', (key) =>
    ask<typeof hotelCalls.reserve>(
      'POST /api/hotel-reservation/Reserve/ReserveHotelOrder',
      { body },
      key(body),
    ),
  )
}
