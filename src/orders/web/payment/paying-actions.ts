import type { orderCalls } from '#orders/calls.ts'
import type { paymentCalls } from '#payments/calls.ts'
import { ask } from '#web/api.ts'
import { responseOnce } from '#web/response-once.ts'

export async function addressOf(orderId: string, gatewayId: number, useWallet: boolean): Promise<string> {
  const body = { orderId, gatewayId, walletType: 'Cache', isMobile: true, useWallet } as const
  const { address } = await responseOnce('pay', (key) =>
    ask<typeof paymentCalls.pay>('POST /api/payment/Pay/Create', { body }, key(body)),
  )
  return address
}

export async function payTripFromWallet(tripId: string): Promise<void> {
  const body = { tripId }
  await responseOnce('confirm trip', (key) =>
    ask<typeof orderCalls.confirmTrip>('POST /api/wallet/wallet/ConfirmTrip', { body }, key(body)),
  )
}

export async function payOnCredit(orderId: string): Promise<void> {
  const body = { orderId }
  await responseOnce('confirm on credit', (key) =>
    ask<typeof orderCalls.confirmOnCredit>('POST /api/orders/Order/ConfirmOnCredit', { body }, key(body)),
  )
}

export async function payFromWallet(orderId: string): Promise<void> {
  const body = { orderId }
  await responseOnce('confirm', (key) =>
    ask<typeof orderCalls.confirm>('POST /api/wallet/wallet/ConfirmOrder', { body }, key(body)),
  )
}
