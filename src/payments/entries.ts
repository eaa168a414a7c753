import { negative, type Rial } from '#money/rial.ts'
import type { Entry } from '#wallet/ledger.ts'

/** A payment as far as the ledger cares. Amounts in rial. */
export interface PaymentMade {
  readonly id: string
  readonly gatewayId: number
  readonly userId: string
  readonly orderId: string | null
  readonly amount: Rial
}

/** The money of an attempt fills its payer's wallet. */
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

/** The bank took another amount than we asked for and keeps it: it is its payer's. `amount` is what was taken. */
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
