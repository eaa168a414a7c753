import type { EventName } from '#messages/events.ts'

/** Where a template takes a value. The first three take no spaces; `token10` takes up to five, `token20` up to eight. */
export type Slot = 'token' | 'token2' | 'token3' | 'token10' | 'token20'

/** A message as it is registered, and how it goes. */
export interface Template {
  readonly text: string
  /** the slots in the order in which a message gives its values */
  readonly slots: readonly Slot[]
  /** a value that may not outlive its sending, in the outbox neither */
  readonly isSecret: boolean
  /** later than this many seconds it is not worth sending */
  readonly worthSeconds: number
  /** what somebody may choose the ways for; a template without it goes where it is sent, at any hour */
  readonly event?: EventName
  /** its subject as an e-mail, and the page that its button opens */
  readonly mail: {
    readonly subject: string
    readonly page?: { readonly path: string; readonly words: string }
  }
  /** says something that is false later: quiet hours hold it back only as long as it is worth sending */
  readonly isTimely?: true
}

/** seconds */
export const day = 24 * 3600
// pages that a mail's button opens
export const trips = { path: '/profile/my-travels', words: 'دیدن سفرهای من' }
export const keys = { path: '/profile/auth-data', words: 'دیدن ورودها و کلیدها' }
export const wallet = { path: '/profile/transactions', words: 'دیدن کیف پول' }
