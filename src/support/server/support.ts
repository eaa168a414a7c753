import type { ResponseOf } from '#calls/call.ts'
import { announce } from '#server/bus.ts'
import type { House } from '#server/house.ts'
import type { ConversationView, supportCalls } from '#support/calls.ts'
import { conversationOf, lockedById, markRead, type Whose } from '#support/server/conversations.ts'
import { type DateRequests, openDateRequests } from '#support/server/date-requests.ts'
import { openDesk, type SupportDesk } from '#support/server/desk.ts'
import { fileOf, purgeFiles, type StoredFile, supportVault } from '#support/server/files.ts'
import type { Room, SupportNeighbours } from '#support/server/room.ts'
import { conversationsOf, view } from '#support/server/view.ts'
import { askForPerson, send, type Typed } from '#support/server/writing.ts'

export type { DeskConversation, DeskConversationView, SupportDesk } from '#support/server/desk.ts'
export type { AnswerNews, SupportNeighbours, TellOfAnswer } from '#support/server/room.ts'

/** The door of the support room. Another's order is refused as none (ORDER_NOT_FOUND). */
export interface Support {
  conversationsOf(userId: string): Promise<ResponseOf<typeof supportCalls.conversations>>
  /** The newest messages, or those before one. */
  conversation(whose: Whose, before?: number): Promise<ConversationView>
  /** Once per id. Refuses MESSAGE_EMPTY, MESSAGE_DIFFERS, TOO_MANY_MESSAGES, TOO_MANY_FILES, and a file as the documents room does. */
  send(typed: Typed): Promise<ConversationView>
  /** What was sent with a message of one's own conversations. Refuses FILE_NOT_FOUND, also for another's. */
  file(userId: string, id: string): Promise<StoredFile>
  /** Refuses TOO_MANY_MESSAGES. */
  askForPerson(whose: Whose): Promise<ConversationView>
  /** Returns how far is read now. */
  read(whose: Whose, seq: number): Promise<number>
  readonly dateRequests: DateRequests
  readonly desk: SupportDesk
  readonly work: {
    /** Tells the traveller of an answer that is still unread; once until something is read. */
    tellUnread(conversationId: string, seq: number): Promise<void>
    /** Destroys the files whose time is over. */
    purge(): Promise<void>
  }
}

export function openSupport(house: House, neighbours: SupportNeighbours): Support {
  const { database, clock, log, jobs, settings } = house
  const tellUnread = (conversationId: string, seq: number) => tellIfUnread(room, conversationId, seq)
  const room: Room = {
    ...neighbours,
    database,
    clock,
    log,
    sites: settings.sites,
    vault: supportVault(settings),
    unread: jobs.queue<{ conversationId: string; seq: number }>('support.unread', ({ conversationId, seq }) =>
      tellUnread(conversationId, seq),
    ),
  }
  jobs.every('support.purge', '*/10 * * * *', () => purgeFiles(room))
  const ofOwner = async ({ userId, orderId }: Whose) =>
    orderId === undefined ? undefined : room.orders.ofUser(orderId, userId)
  return {
    conversationsOf: (userId) => conversationsOf(room, userId),
    async conversation(whose, before) {
      await ofOwner(whose)
      return view(room, whose, before)
    },
    file: (userId, id) => fileOf(room, { userId, id }),
    send: (typed) => send(room, typed),
    askForPerson: (whose) => askForPerson(room, whose),
    async read(whose, seq) {
      await ofOwner(whose)
      await read(room, whose, seq)
      return (await conversationOf(database, whose))?.traveller_read ?? 0
    },
    dateRequests: openDateRequests(room),
    desk: openDesk(room),
    work: { tellUnread, purge: () => purgeFiles(room) },
  }
}

async function read({ database }: Room, whose: Whose, seq: number): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const conversation = await conversationOf(trx, whose)
    if (conversation === undefined) return
    if (!(await markRead(trx, conversation.id, { side: 'traveller_read', seq }))) return
    await announce(trx, { topic: 'conversation', userId: whose.userId, orderId: whose.orderId ?? null })
  })
}

async function tellIfUnread(room: Room, conversationId: string, seq: number): Promise<void> {
  const { database, sites } = room
  await database.transaction().execute(async (trx) => {
    const conversation = await lockedById(trx, conversationId)
    if (conversation === undefined || conversation.traveller_read >= seq) return
    const { user_id: userId, order_id: orderId, traveller_read, brand } = conversation
    const news = { userId, orderId, key: `support:${conversationId}:${traveller_read}` }
    await sites.at(sites.ofBrand(brand), () => room.tell(trx, news))
  })
}
