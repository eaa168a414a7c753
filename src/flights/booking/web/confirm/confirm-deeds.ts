import type { OrderToReserve } from '#flights/asked.ts'
import type { Approved } from '#flights/booking/order-answered.ts'
import type { flightCalls } from '#flights/calls.ts'
import { ask } from '#web/api.ts'
import { answered } from '#web/once-answered.ts'

/** Agrees to persons and price, with the captcha, or to a dearer price with that price. */
export function reserve(body: Partial<OrderToReserve> & { readonly orderId: string }): Promise<Approved> {
  return answered('reserve', (key) =>
    ask<typeof flightCalls.reserve>(
      'POST /api/flight-reservation/Reserve/ReserveFlightOrder',
      { body },
      key(body),
    ),
  )
}
