import type { Destination, RefundState } from '#refunds/steps.ts'

interface Refund {
  readonly state: RefundState
  readonly destination: Destination
  readonly paidInto: Destination | null
}

interface RefundStatus {
  readonly words: string
  readonly tone: 'good' | 'warn' | 'bad' | 'plain'
}

/** How far a refund is, for the desk. */
export function refundStatusOf({ state, destination, paidInto }: Refund): RefundStatus {
  if (state === 'agreed') return { words: 'در نوبت واریز', tone: 'warn' }
  if (state === 'sent') return { words: 'نزد بانک', tone: 'warn' }
  if (state === 'bounced') return { words: 'برگشت خورد', tone: 'bad' }
  if (destination === 'bank' && paidInto === 'wallet')
    return { words: 'بانک نپذیرفت، در کیف پول', tone: 'bad' }
  return { words: 'پرداخت شد', tone: 'good' }
}
