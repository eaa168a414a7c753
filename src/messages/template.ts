import type { EventName } from '#messages/events.ts'

/** Kavenegar's slots: the first three without spaces; `token10` up to five, `token20` up to eight. `letter` is free text, by e-mail alone. */
export type Slot = 'token' | 'token2' | 'token3' | 'token10' | 'token20' | 'letter'

/** As registered with the providers. */
export interface Template {
  readonly text: string
  /** in the order of a message's values */
  readonly slots: readonly Slot[]
  /** values are erased once sent */
  readonly isSecret: boolean
  /** seconds; later it is not worth sending */
  readonly worthSeconds: number
  readonly event?: EventName
  readonly mail: {
    readonly subject: string
    readonly page?: { readonly path: string; readonly words: string }
  }
  /** wrong after its time: quiet hours delay it no longer than it is worth */
  readonly isTimely?: true
}

export const day = 24 * 3600
export const trips = { path: '/profile/my-travels', words: 'دیدن سفرهای من' }
export const keys = { path: '/profile/auth-data', words: 'دیدن ورودها و کلیدها' }
export const withdrawals = { path: '/profile/transactions/withdraw', words: 'دیدن برداشت‌ها' }
export const wallet = { path: '/profile/transactions', words: 'دیدن کیف پول' }
