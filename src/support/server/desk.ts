import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { announce } from '#server/bus.ts'
import { texts, unreadSeconds } from '#support/conversation.ts'
import { type ConversationRow, lockedById, markRead } from '#support/server/conversations.ts'
import { fileOf, type StoredFile, storeFile } from '#support/server/files.ts'
import { nobodyWaits, waitForPerson } from '#support/server/handing.ts'
import { append, type MessageRow, type NewMessage, page } from '#support/server/messages.ts'
import { conversationOfOrder, type OrderConversation } from '#support/server/order-conversation.ts'
import { refuse } from '#support/server/refusals.ts'
import type { Room } from '#support/server/room.ts'

export interface Waiting {
  readonly id: string
  readonly orderId: string | null
  readonly since: Temporal.Instant
  readonly answerBy: Temporal.Instant | null
  readonly colleague: string | null
  readonly says: string
}

export interface DeskView {
  readonly orderId: string | null
  readonly userId: string
  readonly messages: readonly MessageRow[]
  readonly travellerRead: number
}

export interface DeskAnswer {
  readonly name: string
  readonly text: string
  readonly file?: Buffer
}

/** The other end of the conversations. All refuse CONVERSATION_NOT_FOUND. */
export interface SupportDesk {
  /** Who waits for a person, longest first. */
  waiting(): Promise<readonly Waiting[]>
  /** The conversation on an order, oldest message first, without counting as read; undefined without one. */
  ofOrder(whose: {
    readonly userId: string
    readonly orderId: string
  }): Promise<OrderConversation | undefined>
  /** The newest messages, which count as read. */
  show(id: string): Promise<DeskView>
  /** Under the name travellers read, with a picture or a PDF if there is one. Refuses MESSAGE_EMPTY, and a file as a traveller's is. */
  answer(id: string, answer: DeskAnswer): Promise<void>
  /** What was sent with a message. Refuses FILE_NOT_FOUND. */
  file(id: string, seq: number): Promise<StoredFile>
  /** To another colleague; who waits goes on waiting. */
  handOn(id: string, name: string): Promise<void>
  /** What is written afterwards is answered by the house again. */
  close(id: string): Promise<void>
}

export function openDesk(room: Room): SupportDesk {
  return {
    waiting: () => waiting(room),
    ofOrder: (whose) => conversationOfOrder(room.database, whose),
    show: (id) => show(room, id),
    answer: (id, answer) => answered(room, id, answer),
    file: (id, seq) =>
      changed(room, id, async (_, { id: conversationId }) => fileOf(room, { conversationId, seq })),
    handOn: (id, name) =>
      changed(room, id, async (trx, conversation, at) => {
        await taken(trx, conversation, { name: nameIn(name), at, messages: [] })
        await waitForPerson(room, trx, { conversation, now: at })
      }),
    close: (id) =>
      changed(room, id, async (trx, conversation, at) => {
        await nobodyWaits(room, trx, conversation)
        await sql`update support.conversation set is_handed = false, colleague = null where id = ${id}`.execute(
          trx,
        )
        await append(trx, conversation, { messages: [{ author: 'notice', body: texts.closed }], at })
      }),
  }
}

function waiting({ database }: Room): Promise<readonly Waiting[]> {
  return all(
    database,
    sql<Waiting>`select c.id, c.order_id as "orderId", c.waiting_since as since, c.answer_by as "answerBy", c.colleague,
        (select body from support.message m where m.conversation_id = c.id and m.author = 'traveller'
          order by seq desc limit 1) as says
      from support.conversation c where c.waiting_since is not null order by c.waiting_since, c.id`,
  )
}

const newest = 200

async function show(room: Room, id: string): Promise<DeskView> {
  return changed(room, id, async (trx, { user_id, order_id, last_seq, traveller_read }) => {
    if (await markRead(trx, id, { side: 'desk_read', seq: last_seq }))
      await announce(trx, { topic: 'conversation', userId: user_id, orderId: order_id })
    const messages = await page(trx, id, { most: newest })
    return { orderId: order_id, userId: user_id, messages, travellerRead: traveller_read }
  })
}

async function answered(room: Room, id: string, { name, text, file }: DeskAnswer): Promise<void> {
  const [colleague, body] = [nameIn(name), text.trim()]
  if (body === '' && file === undefined) throw refuse('MESSAGE_EMPTY')
  const attachment = file && (await room.documents.attachment(file))
  await changed(room, id, async (trx, conversation, at) => {
    await nobodyWaits(room, trx, conversation)
    const messages = [{ author: 'person', name: colleague, body, hasFile: file !== undefined }] as const
    const seq = await taken(trx, conversation, { name: colleague, at, messages })
    await markRead(trx, id, { side: 'desk_read', seq })
    const place = { userId: conversation.user_id, conversationId: id, seq, at }
    if (attachment !== undefined) await storeFile(room, trx, { ...place, ...attachment })
    const when = { at: at.add({ seconds: unreadSeconds }), within: trx }
    await room.unread.send({ conversationId: id, seq }, when)
  })
}

interface Taking {
  readonly name: string
  readonly at: Temporal.Instant
  readonly messages: readonly NewMessage[]
}

function nameIn(name: string): string {
  if (name.trim() === '') throw refuse('MESSAGE_EMPTY')
  return name.trim()
}

/** Says from where on which colleague answers. */
async function taken(
  trx: Trx,
  conversation: ConversationRow,
  { name, at, messages }: Taking,
): Promise<number> {
  await sql`update support.conversation set is_handed = true, colleague = ${name} where id = ${conversation.id}`.execute(
    trx,
  )
  const isNew = conversation.colleague !== name
  const notice = isNew ? [{ author: 'notice', body: `از اینجا ${name} پاسخ می‌دهد` } as const] : []
  return append(trx, conversation, { messages: [...notice, ...messages], at })
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

async function changed<T>(
  { database, clock }: Room,
  id: string,
  change: (trx: Trx, conversation: ConversationRow, at: Temporal.Instant) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (trx) => {
    const conversation = uuid.test(id) ? await lockedById(trx, id) : undefined
    if (conversation === undefined) throw refuse('CONVERSATION_NOT_FOUND')
    return change(trx, conversation, clock.now())
  })
}
