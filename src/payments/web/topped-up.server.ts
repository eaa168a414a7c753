import { priceText } from '#money/display-unit.ts'
import { isLive } from '#payments/attempt.ts'
import type { PaymentView } from '#payments/calls.ts'
import type { Payments } from '#payments/server/payments.ts'
import { isId } from '#payments/web/is-id.ts'

export interface ToppedUp {
  readonly id: string
  readonly is: 'waiting' | 'captured' | 'failed'
  readonly amount: string
  readonly reference: string | undefined
  /** toman; the bank took another amount, credited to the wallet */
  readonly otherAmount: string | undefined
  /** why the card was not charged, where its bank says it */
  readonly bankSays: PaymentView['bankSays']
}

export async function toppedUp(
  payments: Payments,
  userId: string,
  id: string | null,
): Promise<ToppedUp | undefined> {
  if (id === null || !isId(id)) return undefined
  const payment = await payments.byId(id, userId).catch(nothingIfRefused)
  if (payment?.purpose !== 'top-up') return undefined
  const { status, amount, reference, taken, bankSays } = payment
  return {
    id,
    is: status === 'captured' ? 'captured' : isLive(status) ? 'waiting' : 'failed',
    amount: priceText(amount),
    reference,
    bankSays,
    otherAmount: taken?.became === 'credited' ? priceText(taken.amount) : undefined,
  }
}

function nothingIfRefused(error: unknown): undefined {
  if (error instanceof Error && 'status' in error && error.status === 404) return undefined
  throw error
}
