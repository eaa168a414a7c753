import type { Approved } from '#flights/booking/order-response.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { OrderToReserve } from '#flights/requests.ts'
import { ask } from '#web/api.ts'
import { responseOnce } from '#web/response-once.ts'

export function reserve(body: Partial<OrderToReserve> & { readonly orderId: string }): Promise<Approved> {
  return responseOnce('reserve', (key) =>
    ask<typeof flightCalls.reserve>(
      'POST /api/flight-reservation/Reserve/ReserveFlightOrder',
      { body },
      key(body),
    ),
  )
}
