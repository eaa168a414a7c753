import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { type MessageRow, page } from '#support/server/messages.ts'

export interface OrderConversation {
  readonly id: string
  readonly isWaiting: boolean
  readonly answerBy: Temporal.Instant | null
  readonly colleague: string | null
  readonly messages: readonly MessageRow[]
}

const newest = 50

export async function conversationOfOrder(
  trx: Trx,
  whose: { readonly userId: string; readonly orderId: string },
): Promise<OrderConversation | undefined> {
  const row = await maybe(
    trx,
    sql<
      Omit<OrderConversation, 'messages'>
    >`select id, waiting_since is not null as "isWaiting", answer_by as "answerBy", colleague
      from support.conversation where user_id = ${whose.userId} and order_id = ${whose.orderId}`,
  )
  return row && { ...row, messages: await page(trx, row.id, { most: newest }) }
}
