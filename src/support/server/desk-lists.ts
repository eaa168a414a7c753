import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Author } from '#support/conversation.ts'

/** A row of the desk's list. */
export interface DeskConversation {
  readonly id: string
  readonly userId: string
  readonly orderId: string | null
  readonly openedAt: Temporal.Instant
  /** since when a person is waited for, and by when one answers; null while nobody is */
  readonly waitingSince: Temporal.Instant | null
  readonly answerBy: Temporal.Instant | null
  readonly closedAt: Temporal.Instant | null
  /** by the name travellers read */
  readonly colleague: string | null
  /** of the traveller */
  readonly unread: number
  /** the last that was written, but for notices; empty where it was a file alone */
  readonly says: string
  readonly author: Author | null
  readonly saidAt: Temporal.Instant | null
}

const most = { open: 500, closed: 100 } as const

/** Those with a person, who is to answer first foremost; or those closed, the last closed first. */
export function deskConversations(trx: Trx, state: 'open' | 'closed'): Promise<readonly DeskConversation[]> {
  const [where, order] =
    state === 'open'
      ? [sql`c.is_handed`, sql`c.answer_by nulls last, c.waiting_since nulls last, c.opened_at, c.id`]
      : [sql`c.closed_at is not null`, sql`c.closed_at desc, c.id`]
  return all(
    trx,
    sql<DeskConversation>`select c.id, c.user_id as "userId", c.order_id as "orderId", c.opened_at as "openedAt",
        c.waiting_since as "waitingSince", c.answer_by as "answerBy", c.closed_at as "closedAt", c.colleague,
        (select count(*)::integer from support.message m
          where m.conversation_id = c.id and m.seq > c.desk_read and m.author = 'traveller') as unread,
        coalesce(last.body, '') as says, last.author, last.sent_at as "saidAt"
      from support.conversation c left join lateral (
        select body, author, sent_at from support.message m
        where m.conversation_id = c.id and m.author <> 'notice' order by seq desc limit 1) last on true
      where ${where} order by ${order} limit ${most[state]}`,
  )
}
