import type { Trx } from '#database/database.ts'
import { bankReason } from '#payments/bank-reason.ts'
import type { PaymentView } from '#payments/calls.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { unmatchedMoneyOf } from '#payments/server/unmatched-money.ts'
import { dueAfter } from '#promises/promise.ts'

export async function paymentView(trx: Trx, attempt: Attempt, gateway: Gateway): Promise<PaymentView> {
  const { id, purpose, orderId, tripId, share, amount, state, charged, transaction, createdAt } = attempt
  const odd = state === 'declined' ? await unmatchedMoneyOf(trx, id) : undefined
  return {
    id,
    purpose,
    ...(orderId === null ? {} : { orderId }),
    ...(tripId === null ? {} : { tripId }),
    ...(share === null ? {} : { returnTo: share.returnTo }),
    amount,
    status: state,
    gatewayId: gateway.id,
    gatewayName: gateway.title,
    ...(transaction === null ? {} : { reference: transaction }),
    ...(charged === undefined ? {} : { charged: { ...charged, rateAt: charged.rateAt.toString() } }),
    ...(odd === undefined ? {} : { taken: { amount: odd.taken, became: odd.became ?? 'unknown' } }),
    ...(odd === undefined && bankSays(attempt, gateway)),
    ...(state === 'declined' || state === 'abandoned'
      ? { backBy: dueAfter('failed-payment-returned', createdAt).toString() }
      : {}),
    ...(state === 'started' ? { atBank: standingAtBank(attempt, gateway) } : {}),
    at: createdAt.toString(),
  }
}

/** Of a payment that its bank calls failed, asked server to server: the return alone proves nothing. */
function bankSays({ state, reason, returned }: Attempt, { name }: Gateway): Pick<PaymentView, 'bankSays'> {
  if (state !== 'declined' || reason?.startsWith('failed ') !== true) return {}
  const said = bankReason(name, returned)
  return said === undefined ? {} : { bankSays: said }
}

/** What the bank has said of a payer who is there, or was. */
function standingAtBank({ isUnpaidThere }: Attempt, { caps }: Gateway): NonNullable<PaymentView['atBank']> {
  if (isUnpaidThere) return 'unpaid'
  return caps.isSilentBeforeReturn === true ? 'silent' : 'asked'
}
