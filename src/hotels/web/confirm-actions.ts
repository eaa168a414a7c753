import type { hotelCalls } from '#hotels/calls.ts'
import type { HotelOrderToReserve } from '#hotels/requests.ts'
import type { HotelOrdered } from '#hotels/responses.ts'
import { ask } from '#web/api.ts'
import { responseOnce } from '#web/response-once.ts'

export function reserve(body: HotelOrderToReserve): Promise<HotelOrdered> {
  return responseOnce('reserve', (key) =>
    ask<typeof hotelCalls.reserve>(
      'POST /api/hotel-reservation/Reserve/ReserveHotelOrder',
      { body },
      key(body),
    ),
  )
}
