import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { ConversationView, MessageView } from '#support/calls.ts'
import { limits } from '#support/conversation.ts'
import { conversationOf, type Whose } from '#support/server/conversations.ts'
import { type MessageRow, page } from '#support/server/messages.ts'
import type { Room } from '#support/server/room.ts'

type Looking = Pick<Room, 'database' | 'orders'>

export async function view({ database }: Looking, whose: Whose, before?: number): Promise<ConversationView> {
  const row = await conversationOf(database, whose)
  const rows = row && (await page(database, row.id, { before, most: limits.shown + 1 }))
  const shown = (rows ?? []).slice(-limits.shown)
  return {
    orderId: whose.orderId ?? null,
    messages: shown.map(messageView),
    hasOlder: (rows?.length ?? 0) > limits.shown,
    deskRead: row?.desk_read ?? 0,
    travellerRead: row?.traveller_read ?? 0,
    isHanded: row?.is_handed ?? false,
    colleague: row?.colleague ?? null,
    waitingSince: row?.waiting_since?.toString() ?? null,
    answerBy: row?.answer_by?.toString() ?? null,
  }
}

export function messageView({ has_file, sent_at, ...message }: MessageRow): MessageView {
  return { ...message, hasFile: has_file, at: sent_at.toString() }
}

/** The last written in first; fifty at most. */
export async function conversationsOf({ database, orders }: Looking, userId: string) {
  const rows = await all(
    database,
    sql<{ order_id: string | null; body: string; sent_at: Temporal.Instant; unread: number }>`
      select c.order_id, m.body, m.sent_at,
        (select count(*)::integer from support.message n
          where n.conversation_id = c.id and n.seq > c.traveller_read and n.author <> 'traveller') as unread
      from support.conversation c join support.message m on m.conversation_id = c.id and m.seq = c.last_seq
      where c.user_id = ${userId} order by m.sent_at desc, c.id limit 50`,
  )
  const numbers = await orders.numbersOf(rows.flatMap(({ order_id }) => order_id ?? []))
  return rows.map(({ order_id, body, sent_at, unread }) => ({
    orderId: order_id,
    orderNumber: order_id === null ? null : (numbers.get(order_id) ?? null),
    last: body,
    at: sent_at.toString(),
    unread,
  }))
}
