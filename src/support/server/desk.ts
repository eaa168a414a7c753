import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { texts, unreadSeconds } from '#support/conversation.ts'
import type { OrderFacts } from '#support/order-facts.ts'
import { type ConversationRow, lockedById, markRead } from '#support/server/conversations.ts'
import { type DeskConversation, deskConversations } from '#support/server/desk-lists.ts'
import {
  type DeskConversationView,
  isUuid,
  nameless,
  newest,
  readUpTo,
  viewed,
} from '#support/server/desk-view.ts'
import { fileOf, type StoredFile, storeFile } from '#support/server/files.ts'
import { nobodyWaits, waitForPerson } from '#support/server/handing.ts'
import {
  append,
  type MessageRow,
  messageWithId,
  type NewMessage,
  page,
  whoWroteAfter,
} from '#support/server/messages.ts'
import { conversationOfOrder, type OrderConversation } from '#support/server/order-conversation.ts'
import { factsOf } from '#support/server/order-facts.ts'
import { refuse } from '#support/server/refusals.ts'
import type { Room } from '#support/server/room.ts'

export type { DeskConversation } from '#support/server/desk-lists.ts'
export type { DeskConversationView } from '#support/server/desk-view.ts'

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
  /** the sender's own: sent again after a lost response it is the same message */
  readonly id?: string
  /** how far the conversation was read when this was written */
  readonly seen?: number
}

/** The other end of the conversations. All refuse CONVERSATION_NOT_FOUND. What changes one does so in the caller's transaction, if it is given. */
export interface SupportDesk {
  /** Who waits for a person, longest first. */
  waiting(): Promise<readonly Waiting[]>
  list(state: 'open' | 'closed'): Promise<readonly DeskConversation[]>
  /** The newest messages, without counting as read. */
  view(id: string): Promise<DeskConversationView>
  /** Locked, until the transaction ends. */
  locked(trx: Trx, id: string): Promise<Pick<DeskConversationView, 'userId' | 'orderId' | 'isHanded'>>
  /** How far a colleague has read, for its traveller to see. */
  read(id: string, seq: number): Promise<void>
  /** The conversation on an order, oldest message first, without counting as read; undefined without one. */
  ofOrder(whose: {
    readonly userId: string
    readonly orderId: string
  }): Promise<OrderConversation | undefined>
  /** An order as its owner's pages say it. Refuses ORDER_NOT_FOUND for another's. */
  factsOf(owned: { readonly orderId: string; readonly userId: string }): Promise<OrderFacts>
  /** The newest messages, which count as read. */
  show(id: string): Promise<DeskView>
  /** Under the name travellers read, with a picture or a PDF if there is one; once per its id. Refuses MESSAGE_EMPTY,
   * ANSWERED_MEANWHILE where another of us wrote after `seen`, and a file as a traveller's is. A traveller who wrote
   * after it goes on waiting. Returns how far it is read then. */
  answer(
    id: string,
    answer: DeskAnswer,
    trx?: Trx,
  ): Promise<{ readonly last: number; readonly isNew: boolean }>
  /** What was sent with a message. Refuses FILE_NOT_FOUND. */
  file(id: string, seq: number): Promise<StoredFile>
  /** To another colleague; who waits goes on waiting. */
  handOn(id: string, name: string, trx?: Trx): Promise<void>
  /** What is written afterwards is answered by the house again. Refuses ANSWERED_MEANWHILE and WRITTEN_MEANWHILE where somebody wrote after `seen`. */
  close(id: string, seen?: number, trx?: Trx): Promise<void>
}

export function openDesk(room: Room): SupportDesk {
  return {
    waiting: () => waiting(room),
    list: (state) => deskConversations(room.database, state),
    view: (id) => viewed(room.database, id),
    locked: (trx, id) => changed({ ...room, trx }, id, async (_, row) => nameless(row)),
    read: (id, seq) => changed(room, id, (trx, row) => readUpTo(trx, row, seq)),
    ofOrder: (whose) => conversationOfOrder(room.database, whose),
    factsOf: (owned) => factsOf(room, owned),
    show: (id) => show(room, id),
    answer: (id, answer, trx) => answered({ ...room, trx }, id, answer),
    file: (id, seq) =>
      changed(room, id, async (_, { id: conversationId }) => fileOf(room, { conversationId, seq })),
    handOn: (id, name, within) =>
      changed({ ...room, trx: within }, id, async (trx, conversation, at) => {
        await taken(trx, conversation, { name: nameIn(name), at, messages: [] })
        await waitForPerson(room, trx, { conversation, now: at })
      }),
    close: (id, seen, within) =>
      changed({ ...room, trx: within }, id, async (trx, conversation, at) => {
        if (await isUnseen(trx, id, seen)) throw refuse('WRITTEN_MEANWHILE')
        await nobodyWaits(room, trx, conversation)
        await sql`update support.conversation set is_handed = false, colleague = null, closed_at = ${at}
          where id = ${id}`.execute(trx)
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

async function show(room: Room, id: string): Promise<DeskView> {
  return changed(room, id, async (trx, row) => {
    const { user_id, order_id, traveller_read } = row
    await readUpTo(trx, row, row.last_seq)
    const messages = await page(trx, id, { most: newest })
    return { orderId: order_id, userId: user_id, messages, travellerRead: traveller_read }
  })
}

async function answered(room: Within, id: string, answer: DeskAnswer) {
  const { name, text, file, id: messageId, seen } = answer
  const [colleague, body] = [nameIn(name), text.trim()]
  if (body === '' && file === undefined) throw refuse('MESSAGE_EMPTY')
  const attachment = file && (await room.documents.attachment(file))
  return changed(room, id, async (trx, conversation, at) => {
    if (messageId !== undefined && (await isSent(trx, id, { messageId, body })))
      return { last: conversation.last_seq, isNew: false }
    const wroteOn = await isUnseen(trx, id, seen)
    if (!wroteOn) await nobodyWaits(room, trx, conversation)
    const sent = messageId === undefined ? {} : { id: messageId }
    const messages = [
      { ...sent, author: 'person', name: colleague, body, hasFile: file !== undefined },
    ] as const
    const seq = await taken(trx, conversation, { name: colleague, at, messages })
    await markRead(trx, id, { side: 'desk_read', seq: wroteOn ? (seen ?? seq) : seq })
    const place = { userId: conversation.user_id, conversationId: id, seq, at }
    if (attachment !== undefined) await storeFile(room, trx, { ...place, ...attachment })
    const when = { at: at.add({ seconds: unreadSeconds }), within: trx }
    await room.unread.send({ conversationId: id, seq }, when)
    return { last: seq, isNew: true }
  })
}

/** Whether the traveller wrote after what was read; refuses ANSWERED_MEANWHILE where one of us did. */
async function isUnseen(trx: Trx, id: string, seen: number | undefined): Promise<boolean> {
  if (seen === undefined) return false
  const { byUs, byTraveller } = await whoWroteAfter(trx, id, seen)
  if (byUs) throw refuse('ANSWERED_MEANWHILE')
  return byTraveller
}

async function isSent(
  trx: Trx,
  conversationId: string,
  { messageId, body }: { readonly messageId: string; readonly body: string },
): Promise<boolean> {
  const before = await messageWithId(trx, conversationId, messageId)
  if (before !== undefined && before.body !== body) throw refuse('MESSAGE_DIFFERS')
  return before !== undefined
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
  await sql`update support.conversation set is_handed = true, closed_at = null, colleague = ${name} where id = ${conversation.id}`.execute(
    trx,
  )
  const isNew = conversation.colleague !== name
  const notice = isNew ? [{ author: 'notice', body: `از اینجا ${name} پاسخ می‌دهد` } as const] : []
  return append(trx, conversation, { messages: [...notice, ...messages], at })
}

type Within = Room & { readonly trx?: Trx | undefined }

async function changed<T>(
  { database, clock, trx }: Within,
  id: string,
  change: (trx: Trx, conversation: ConversationRow, at: Temporal.Instant) => Promise<T>,
): Promise<T> {
  async function within(open: Trx): Promise<T> {
    const conversation = isUuid(id) ? await lockedById(open, id) : undefined
    if (conversation === undefined) throw refuse('CONVERSATION_NOT_FOUND')
    return change(open, conversation, clock.now())
  }
  return trx === undefined ? database.transaction().execute(within) : within(trx)
}
