import { setTimeout as sleep } from 'node:timers/promises'
import { orderCalls } from '#orders/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { goToBank } from './bank.ts'
import { type Diary, once, type Shop } from './diary.ts'

export async function topUp(shop: Shop, diary: Diary, amount: number): Promise<boolean> {
  const told = await once(shop, diary, {
    line: paymentCalls.pay.line,
    body: { topUp: { amount }, gatewayId: 1 },
  })
  if (told === undefined) return false
  const payment = paymentCalls.pay.answer.parse(told.data)
  await goToBank(shop, payment, ordinaryCard)
  for (let looks = 0; looks < 120; looks++) {
    const line = `${paymentCalls.byId.line}?id=${payment.id}`
    const { status } = paymentCalls.byId.answer.parse((await shop.ask(line, { by: diary.buyer.token })).data)
    if (status === 'captured') diary.toppedUp = (diary.toppedUp ?? 0) + amount
    if (status !== 'started' && status !== 'returned') return status === 'captured'
    await sleep(500)
  }
  return false
}

/** A refused code changes nothing: the purchase goes on. */
export async function useVoucher(
  shop: Shop,
  diary: Diary,
  body: { readonly orderId: string; readonly code: string },
): Promise<void> {
  const told = await once(shop, diary, { line: orderCalls.applyVoucher.line, body })
  if (told === undefined) delete diary.refused
}

/** An order alone, or all of a trip. */
export function paidFor({
  tripId,
  orderId = '',
}: Diary): { readonly tripId: string } | { readonly orderId: string } {
  return tripId === undefined ? { orderId } : { tripId }
}

export async function confirmFromWallet(shop: Shop, diary: Diary): Promise<boolean> {
  const { line } = diary.tripId === undefined ? orderCalls.confirm : orderCalls.confirmTrip
  const told = await once(shop, diary, { line, body: paidFor(diary) })
  if (told !== undefined || diary.refused?.code === 'ALREADY_PAID') return true
  if (diary.refused?.code === 'INSUFFICIENT_BALANCE') delete diary.refused
  return false
}
