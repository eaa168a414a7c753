import { negative, type Rial } from '#money/rial.ts'
import type { Entry } from '#wallet/ledger.ts'

export interface PaymentMade {
  readonly id: string
  readonly gatewayId: number
  readonly userId: string
  readonly orderId: string | null
  readonly amount: Rial
}

export function toppedUpEntry({ id, gatewayId, userId, amount }: Omit<PaymentMade, 'orderId'>): Entry {
  return {
    key: `capture ${id}`,
    kind: 'topped-up',
    attemptId: id,
    memo: `attempt ${id}`,
    postings: [
      { account: { class: 'gateway-clearing', gatewayId }, amount: negative(amount) },
      { account: { class: 'traveller-wallet', userId }, amount },
    ],
  }
}

/** The bank took and keeps another amount: it belongs to the payer. */
export function unmatchedMoneyEntry({ id, gatewayId, userId, orderId, amount }: PaymentMade): Entry {
  return {
    key: `odd ${id}`,
    kind: 'payment-unused',
    attemptId: id,
    ...(orderId === null ? {} : { orderId }),
    memo: `attempt ${id}, another amount`,
    postings: [
      { account: { class: 'gateway-clearing', gatewayId }, amount: negative(amount) },
      { account: { class: 'traveller-wallet', userId }, amount },
    ],
  }
}
