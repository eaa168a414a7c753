import type { Trx } from '#database/database.ts'
import { announce } from '#server/bus.ts'
import type { MessageView } from '#support/calls.ts'
import { type ConversationRow, conversationById, markRead } from '#support/server/conversations.ts'
import { page } from '#support/server/messages.ts'
import { refuse } from '#support/server/refusals.ts'
import { messageView } from '#support/server/view.ts'

/** One conversation as it stands. */
export interface DeskConversationView {
  readonly id: string
  readonly userId: string
  readonly orderId: string | null
  readonly messages: readonly MessageView[]
  readonly travellerRead: number
  readonly deskRead: number
  readonly isHanded: boolean
  readonly colleague: string | null
  readonly waitingSince: Temporal.Instant | null
  readonly answerBy: Temporal.Instant | null
  readonly closedAt: Temporal.Instant | null
}

export const newest = 200

export function nameless({ user_id, order_id, is_handed }: ConversationRow) {
  return { userId: user_id, orderId: order_id, isHanded: is_handed }
}

export function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}

/** Throws CONVERSATION_NOT_FOUND. */
export async function viewed(trx: Trx, id: string): Promise<DeskConversationView> {
  const row = isUuid(id) ? await conversationById(trx, id) : undefined
  if (row === undefined) throw refuse('CONVERSATION_NOT_FOUND')
  const messages = await page(trx, row.id, { most: newest })
  return {
    id: row.id,
    ...nameless(row),
    messages: messages.map(messageView),
    travellerRead: row.traveller_read,
    deskRead: row.desk_read,
    colleague: row.colleague,
    waitingSince: row.waiting_since,
    answerBy: row.answer_by,
    closedAt: row.closed_at,
  }
}

/** Its traveller is told if it is further than before. */
export async function readUpTo(
  trx: Trx,
  { id, user_id, order_id }: ConversationRow,
  seq: number,
): Promise<void> {
  if (await markRead(trx, id, { side: 'desk_read', seq }))
    await announce(trx, { topic: 'conversation', userId: user_id, orderId: order_id })
}
