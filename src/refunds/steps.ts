import type { RefundStep } from '#refunds/responses.ts'

const refundStates = ['agreed', 'sent', 'paid', 'bounced'] as const
export type RefundState = (typeof refundStates)[number]

export interface Happened {
  readonly state: RefundState
  readonly at: Temporal.Instant
}

/** Destination; `order` when exchanged for another order's tickets, `credit` when bought on one. */
export type Destination = 'wallet' | 'bank' | 'order' | 'credit'

interface RefundProgress {
  readonly destination: Destination
  readonly happened: readonly Happened[]
  readonly dueAt: Temporal.Instant
}

const words = {
  agreed: 'درخواست ثبت و مبلغ قطعی شد',
  sent: 'به بانک سپرده شد',
  paid: 'به حساب شما نشست',
  bounced: 'بانک نپذیرفت و مبلغ برگشت',
  inWallet: 'به کیف پول شما نشست',
  inOrder: 'بهای پرواز تازه شد',
  inCredit: 'به اعتبار آژانس برگشت',
} as const

const paidWords = {
  wallet: words.inWallet,
  bank: words.paid,
  order: words.inOrder,
  credit: words.inCredit,
} as const satisfies Record<Destination, string>

const wordsAhead = { sent: 'به بانک سپرده می‌شود', paid: 'به حساب شما می‌نشیند' } as const

/** Steps done with times, current, and ahead with due times. */
export function stepsOf({ destination, happened, dueAt }: RefundProgress): RefundStep[] {
  const hasBounced = happened.some(({ state }) => state === 'bounced')
  const done = happened.map(({ state, at }, index): RefundStep => {
    const isInWallet = state === 'paid' && (destination === 'wallet' || isAfterBounce(happened, index))
    const into = isInWallet ? 'wallet' : destination
    return {
      says: state === 'paid' ? paidWords[into] : words[state],
      at: at.toString(),
      dueAt: null,
      state: 'done',
    }
  })
  const last = happened.at(-1)?.state
  const ahead: readonly (keyof typeof wordsAhead)[] =
    last === 'agreed' && !hasBounced ? ['sent', 'paid'] : last === 'sent' ? ['paid'] : []
  return [
    ...done,
    ...ahead.map((word, index): RefundStep => {
      const isNow = index === 0
      return { says: wordsAhead[word], at: null, dueAt: dueAt.toString(), state: isNow ? 'now' : 'ahead' }
    }),
  ]
}

function isAfterBounce(happened: readonly Happened[], index: number): boolean {
  return happened.slice(0, index).some(({ state }) => state === 'bounced')
}
