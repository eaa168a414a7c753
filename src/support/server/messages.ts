import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { announce } from '#server/bus.ts'
import type { MessageView } from '#support/calls.ts'
import { type Author, texts } from '#support/conversation.ts'
import type { ConversationRow } from '#support/server/conversations.ts'

export interface MessageRow {
  readonly seq: number
  readonly id: string
  readonly author: Author
  readonly name: string | null
  readonly body: string
  readonly answer: MessageView['answer']
  readonly has_file: boolean
  readonly file: MessageView['file']
  readonly sent_at: Temporal.Instant
}

export interface NewMessage {
  readonly id?: string
  readonly author: Author
  readonly name?: string
  readonly body: string
  readonly answer?: MessageView['answer']
  readonly hasFile?: boolean
}

const columns = sql`seq, m.id, author, name, body, answer, has_file, m.sent_at,
  case when f.id is not null then jsonb_build_object('id', f.id, 'type', f.type, 'bytes', f.bytes,
    'width', f.width, 'height', f.height) end as file`
const withFiles = sql`support.message m left join support.file f using (conversation_id, seq)`

/** Under the conversation's lock; whoever listens is told when the transaction commits. Returns the last number. */
export async function append(
  trx: Trx,
  { id: conversationId, last_seq, user_id, order_id }: ConversationRow,
  { messages, at }: { readonly messages: readonly NewMessage[]; readonly at: Temporal.Instant },
): Promise<number> {
  const last = last_seq + messages.length
  await sql`update support.conversation set last_seq = ${last} where id = ${conversationId}`.execute(trx)
  for (const [
    nth,
    { id = randomUUID(), author, name = null, body, answer = null, hasFile = false },
  ] of messages.entries())
    await sql`insert into support.message (conversation_id, seq, id, author, name, body, answer, has_file, sent_at)
      values (${conversationId}, ${last_seq + nth + 1}, ${id}, ${author}, ${name}, ${body},
        ${answer === null ? null : JSON.stringify(answer)}, ${hasFile}, ${at})`.execute(trx)
  await announce(trx, { topic: 'conversation', userId: user_id, orderId: order_id })
  return last
}

export function messageWithId(trx: Trx, conversationId: string, id: string): Promise<MessageRow | undefined> {
  return maybe(
    trx,
    sql<MessageRow>`select ${columns} from ${withFiles}
      where conversation_id = ${conversationId} and m.id = ${id}`,
  )
}

/** Who wrote after what was read; that a person is waited for is no writing of ours, that it was closed is. */
export function whoWroteAfter(
  trx: Trx,
  conversationId: string,
  seen: number,
): Promise<{ readonly byUs: boolean; readonly byTraveller: boolean }> {
  return one(
    trx,
    sql<{ byUs: boolean; byTraveller: boolean }>`select
        coalesce(bool_or(author = 'person' or author = 'notice' and body <> ${texts.handed}), false) as "byUs",
        coalesce(bool_or(author = 'traveller'), false) as "byTraveller"
      from support.message where conversation_id = ${conversationId} and seq > ${seen}`,
  )
}

/** The newest, or the newest before one; oldest first. */
export async function page(
  trx: Trx,
  conversationId: string,
  { before, most }: { readonly before?: number | undefined; readonly most: number },
): Promise<readonly MessageRow[]> {
  const newest = await all(
    trx,
    sql<MessageRow>`select ${columns} from ${withFiles}
      where conversation_id = ${conversationId} and seq < ${before ?? 2_000_000_000} order by seq desc limit ${most}`,
  )
  return newest.toReversed()
}
