import type { Trx } from '#database/database.ts'
import type { AnswerWay } from '#help/contact-form.ts'

export interface ContactNews {
  readonly number: number
  readonly mobile: string
  readonly email: string | null
  readonly answerBy: AnswerWay
  readonly userId: string | null
  readonly happened:
    | { readonly what: 'received'; readonly until: Temporal.ZonedDateTime }
    | { readonly what: 'call-booked'; readonly at: Temporal.ZonedDateTime }
    | { readonly what: 'answered'; readonly answerId: number; readonly words: string }
    | { readonly what: 'closed'; readonly reason: string }
}

/** By the way its writer chose; in the transaction of what it tells. */
export type TellWriter = (trx: Trx, news: ContactNews) => Promise<void>
