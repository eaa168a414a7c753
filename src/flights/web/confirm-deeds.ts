import type { OrderToReserve } from '#flights/asked.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { Approved } from '#flights/order-answered.ts'
import type { orderCalls } from '#orders/calls.ts'
import type { paymentCalls } from '#payments/calls.ts'
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

/** Where the bank waits for the payer. */
export async function addressOf(orderId: string, gatewayId: number, useWallet: boolean): Promise<string> {
  const body = { orderId, gatewayId, walletType: 'Cache', isMobile: true, useWallet } as const
  const { address } = await answered('pay', (key) =>
    ask<typeof paymentCalls.pay>('POST /api/payment/Pay/Create', { body }, key(body)),
  )
  return address
}

/** Pays all of it from the wallet. */
export async function payFromWallet(orderId: string): Promise<void> {
  const body = { orderId }
  await answered('confirm', (key) =>
    ask<typeof orderCalls.confirm>('POST /api/wallet/wallet/ConfirmOrder', { body }, key(body)),
  )
}
