import { momentWords } from '#desk/moment-words.ts'
import { mayDo } from '#desk/roles.ts'
import { recordLook } from '#desk/server/record-look.ts'
import { besideConversation } from '#desk/server/support/beside.ts'
import { conversationHolders } from '#desk/server/support/holders.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import type { ConversationPage } from '#desk/support-calls.ts'
import { phoneText, rowView } from '#desk/web/orders/row-view.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import type { DeskConversationView } from '#support/server/support.ts'

const ordersBeside = 8

/** As this colleague may read it, and an entry of who looked. Refuses CONVERSATION_NOT_FOUND. */
export async function lookAtConversation(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  id: string,
): Promise<ConversationPage> {
  const { support, desk, clock } = rooms
  const now = clock.now()
  const view = await support.desk.view(id)
  const subject = { kind: 'conversation', id } as const
  await recordLook(rooms, by, { action: 'conversation.opened', subject })
  const [{ notes, tasks }, holders, staff] = await Promise.all([
    besideConversation(rooms, view),
    conversationHolders(desk.database),
    desk.staff.list(),
  ])
  const holder = holders.find(({ conversationId }) => conversationId === id)
  const { answerBy, deskRead, messages } = view
  return {
    id,
    ...(await travellerBeside(rooms, by, view)),
    messages: [...messages],
    travellerRead: view.travellerRead,
    last: messages.at(-1)?.seq ?? 0,
    unread: messages.filter(({ seq, author }) => seq > deskRead && author === 'traveller').length,
    state: stateOf(view),
    due: answerBy === null ? '' : momentWords(answerBy, now),
    isLate: answerBy !== null && Temporal.Instant.compare(answerBy, now) < 0,
    holder: holder === undefined ? null : { id: holder.id, name: holder.name },
    colleagues: staff
      .filter(({ disabledAt, roles }) => disabledAt === null && mayDo(roles, 'support.work'))
      .map((one) => ({ id: one.id, name: one.name })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: momentWords(at, now) })),
    tasks: tasks.map(({ dueAt, madeBy, doneBy, doneAt, ...task }) => ({
      id: task.id,
      body: task.body,
      due: momentWords(dueAt, now),
      by: doneBy ?? madeBy,
      isDone: doneAt !== null,
    })),
  }
}

function stateOf({ waitingSince, isHanded, closedAt }: DeskConversationView): ConversationPage['state'] {
  if (waitingSince !== null) return 'waiting'
  if (isHanded) return 'open'
  return closedAt === null ? 'automatic' : 'closed'
}

/** Whose it is, with the newest orders of the account, that of the conversation first. */
async function travellerBeside(
  { orders, accounts, clock }: SupportDeskRooms,
  { roles }: StaffVisitor,
  { userId, orderId }: DeskConversationView,
): Promise<Pick<ConversationPage, 'phone' | 'firstName' | 'orderNumber' | 'orders'>> {
  const among = orderId === null ? [] : [orderId]
  const [user, newest, own] = await Promise.all([
    accounts.userOf(userId),
    orders.desk.list({ filter: { ownerId: userId }, take: ordersBeside }),
    orders.desk.list({ filter: { ownerId: userId, among }, take: 1 }),
  ])
  const [of] = own.orders
  const others = newest.orders.filter((one) => one.orderId !== orderId)
  return {
    phone: phoneText(user?.phone ?? '', roles),
    firstName: user?.firstName ?? null,
    orderNumber: of?.orderNumber ?? null,
    orders: (of === undefined ? others : [of, ...others]).map((order) => {
      const { number, what, begins, passenger, people, ...row } = rowView(order, roles, clock.now())
      const { amount, says, tone, phone, reference } = row
      return { number, what, begins, passenger, people, amount, says, tone, phone, reference }
    }),
  }
}
