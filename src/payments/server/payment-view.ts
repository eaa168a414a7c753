import type { Trx } from '#database/database.ts'
import type { PaymentView } from '#payments/calls.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { unmatchedMoneyOf } from '#payments/server/unmatched-money.ts'
import { dueAfter } from '#promises/promise.ts'

export async function paymentView(trx: Trx, attempt: Attempt, gateway: Gateway): Promise<PaymentView> {
  const { id, purpose, orderId, tripId, amount, state, charged, transaction, createdAt } = attempt
  const odd = state === 'declined' ? await unmatchedMoneyOf(trx, id) : undefined
  return {
    id,
    purpose,
    ...(orderId === null ? {} : { orderId }),
    ...(tripId === null ? {} : { tripId }),
    amount,
    status: state,
    gatewayId: gateway.id,
    gatewayName: gateway.title,
    ...(transaction === null ? {} : { reference: transaction }),
    ...(charged === undefined ? {} : { charged: { ...charged, rateAt: charged.rateAt.toString() } }),
    ...(odd === undefined ? {} : { taken: { amount: odd.taken, became: odd.became ?? 'unknown' } }),
    ...(state === 'declined' || state === 'abandoned'
      ? { backBy: dueAfter('failed-payment-returned', createdAt).toString() }
      : {}),
    ...(state === 'started' ? { atBank: standingAtBank(attempt, gateway) } : {}),
    at: createdAt.toString(),
  }
}

function standingAtBank({ isUnpaidThere }: Attempt, { caps }: Gateway): NonNullable<PaymentView['atBank']> {
  if (isUnpaidThere) return 'unpaid'
  return caps.isSilentBeforeReturn === true ? 'silent' : 'asked'
}
