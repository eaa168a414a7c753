import { mayTry } from '#server/attempt-limits.ts'
import type { AutomaticAnswer, ConversationView } from '#support/calls.ts'
import { limits, texts } from '#support/conversation.ts'
import { answerTo } from '#support/server/answering.ts'
import { type ConversationRow, opened, type Whose } from '#support/server/conversations.ts'
import { storeFile } from '#support/server/files.ts'
import { waitForPerson } from '#support/server/handing.ts'
import { append, messageWithId, type NewMessage } from '#support/server/messages.ts'
import { refuse } from '#support/server/refusals.ts'
import type { Room } from '#support/server/room.ts'
import { view } from '#support/server/view.ts'

export interface Typed extends Whose {
  readonly id: string
  readonly text: string
  /** as it came, from where */
  readonly file?: { readonly sent: Buffer; readonly address: string }
}

export async function send(room: Room, { id, text, file, ...whose }: Typed): Promise<ConversationView> {
  const body = text.trim()
  if (body === '' && file === undefined) throw refuse('MESSAGE_EMPTY', { property: 'text' })
  const brand = await mayWrite(room, whose)
  const { userId } = whose
  const attachment = file && (await room.documents.attachment(file.sent, { userId, address: file.address }))
  const answer = attachment === undefined ? await answerTo(room, whose, body) : undefined
  await room.database.transaction().execute(async (trx) => {
    const at = room.clock.now()
    const conversation = await opened(trx, whose, { at, brand })
    const before = await messageWithId(trx, conversation.id, id)
    const hasFile = attachment !== undefined
    if (before !== undefined && (before.body !== body || before.has_file !== hasFile))
      throw refuse('MESSAGE_DIFFERS')
    if (before !== undefined) return
    const typed = { id, author: 'traveller', body, hasFile } as const
    if (answer !== undefined && !conversation.is_handed)
      return void (await append(trx, conversation, { messages: [typed, houseMessage(answer)], at }))
    await append(trx, conversation, { messages: [typed, ...handedNotice(conversation)], at })
    if (attachment !== undefined) {
      const seq = conversation.last_seq + 1
      await storeFile(room, trx, { userId, conversationId: conversation.id, seq, at, ...attachment })
    }
    await waitForPerson(room, trx, { conversation, now: at })
  })
  return view(room, whose)
}

/** Idempotent while somebody is waited for. */
export async function askForPerson(room: Room, whose: Whose): Promise<ConversationView> {
  const brand = await mayWrite(room, whose)
  await room.database.transaction().execute(async (trx) => {
    const at = room.clock.now()
    const conversation = await opened(trx, whose, { at, brand })
    if (conversation.waiting_since !== null) return
    await append(trx, conversation, { messages: handedNotice(conversation), at })
    await waitForPerson(room, trx, { conversation, now: at })
  })
  return view(room, whose)
}

function houseMessage({ body, ...answer }: AutomaticAnswer): NewMessage {
  return { author: 'house', body, answer }
}

export function handedNotice({ is_handed }: ConversationRow): readonly NewMessage[] {
  return is_handed ? [] : [{ author: 'notice', body: texts.handed }]
}

/** Returns the brand that answers. Refuses ORDER_NOT_FOUND, also for another's, and TOO_MANY_MESSAGES. */
export async function mayWrite(
  { database, clock, orders, sites }: Room,
  { userId, orderId }: Whose,
): Promise<string | null> {
  const order = orderId === undefined ? undefined : await orders.ofUser(orderId, userId)
  const may = await mayTry(database, `support:${userId}`, { limit: limits.messages, now: clock.now() })
  if (!may) throw refuse('TOO_MANY_MESSAGES', { headers: { 'retry-after': String(limits.messages.seconds) } })
  return order === undefined ? sites.here().brand.id : order.brand
}
