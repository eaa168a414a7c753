export const withdrawalStates = ['requested', 'sent', 'arrived', 'returned', 'cancelled'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export interface Happened {
  readonly state: WithdrawalState
  readonly at: Temporal.Instant
}

export interface WithdrawalStep {
  readonly says: string
  readonly at: string | null
  readonly dueAt: string | null
  readonly state: 'done' | 'now' | 'ahead'
}

interface WithdrawalProgress {
  readonly happened: readonly Happened[]
  readonly sendAt: Temporal.Instant
  readonly dueAt: Temporal.Instant
}

const words = {
  requested: 'درخواست ثبت و مبلغ از کیف پول کم شد',
  sent: 'به بانک سپرده شد',
  arrived: 'به حساب شما نشست',
  returned: 'بانک نپذیرفت و مبلغ به کیف پول شما برگشت',
  cancelled: 'لغو کردید و مبلغ به کیف پول شما برگشت',
} as const satisfies Record<WithdrawalState, string>

/** What happened with its time, and what is ahead with its last time. */
export function stepsOf({ happened, sendAt, dueAt }: WithdrawalProgress): WithdrawalStep[] {
  const last = happened.at(-1)?.state
  const sending = { says: 'به بانک سپرده می‌شود', dueAt: sendAt }
  const arriving = { says: 'به حساب شما می‌نشیند', dueAt }
  const ahead = last === 'requested' ? [sending, arriving] : last === 'sent' ? [arriving] : []
  return [
    ...happened.map(
      ({ state, at }): WithdrawalStep => ({
        says: words[state],
        at: at.toString(),
        dueAt: null,
        state: 'done',
      }),
    ),
    ...ahead.map(
      (step, index): WithdrawalStep => ({
        says: step.says,
        at: null,
        dueAt: step.dueAt.toString(),
        state: index === 0 ? 'now' : 'ahead',
      }),
    ),
  ]
}
