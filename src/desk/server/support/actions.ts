import type { AuditAction } from '#desk/audit-actions.ts'
import { gapsIn } from '#desk/macros/gaps.ts'
import { mayDo } from '#desk/roles.ts'
import type { AuditEntry } from '#desk/server/audit.ts'
import { refuse } from '#desk/server/refusals.ts'
import { hold, letGo, moveHolder } from '#desk/server/support/holders.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import { announce } from '#server/bus.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Answering {
  readonly id: string
  readonly messageId: string
  readonly text: string
  readonly seen: number
}

/** Under the colleague's own name. Refuses GAP_LEFT, CONVERSATION_HELD, and what the support room does. */
export async function answerConversation(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  { id, messageId, text, seen }: Answering,
): Promise<{ readonly last: number }> {
  const { desk, support, clock } = rooms
  if (gapsIn(text).length > 0) throw refuse('GAP_LEFT', { property: 'text' })
  return desk.database.transaction().execute(async (trx) => {
    await support.desk.locked(trx, id)
    await hold(trx, { conversationId: id, staffId: by.staffId, at: clock.now() })
    const answer = { id: messageId, name: by.name, text, seen }
    const { last, isNew } = await support.desk.answer(id, answer, trx)
    if (isNew) await desk.audit.record(trx, by, entryOf('conversation.answered', id))
    return { last }
  })
}

interface Handing {
  readonly id: string
  readonly to: string
  /** with whom it was read to be */
  readonly from: string | null
}

/** Its traveller is told who answers from then on, unless somebody takes it himself. Refuses CONVERSATION_CLOSED, CONVERSATION_MOVED, STAFF_UNKNOWN, NOT_OF_QUEUE. */
export async function handConversation(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  { id, to, from }: Handing,
): Promise<void> {
  const { desk, support, clock } = rooms
  const isOwn = to === by.staffId
  await desk.database.transaction().execute(async (trx) => {
    const { isHanded, userId, orderId } = await support.desk.locked(trx, id)
    if (!isHanded) throw refuse('CONVERSATION_CLOSED')
    const { name, roles } = await desk.staff.activeOne(trx, to)
    if (!mayDo(roles, 'support.work')) throw refuse('NOT_OF_QUEUE')
    const handedBy = isOwn ? null : by.staffId
    await moveHolder(trx, { conversationId: id, staffId: to, at: clock.now(), from, handedBy })
    if (isOwn) await announce(trx, { topic: 'conversation', userId, orderId })
    else await support.desk.handOn(id, name, trx)
    const action = isOwn ? 'conversation.taken' : 'conversation.handed-on'
    await desk.audit.record(trx, by, entryOf(action, id, { to, from }))
  })
}

/** Refuses CONVERSATION_CLOSED, CONVERSATION_HELD, and what the support room does. */
export async function closeConversation(
  { desk, support, clock }: SupportDeskRooms,
  by: StaffVisitor,
  { id, seen }: Pick<Answering, 'id' | 'seen'>,
): Promise<void> {
  await desk.database.transaction().execute(async (trx) => {
    const { isHanded } = await support.desk.locked(trx, id)
    if (!isHanded) throw refuse('CONVERSATION_CLOSED')
    await hold(trx, { conversationId: id, staffId: by.staffId, at: clock.now() })
    await support.desk.close(id, seen, trx)
    await letGo(trx, id)
    await desk.audit.record(trx, by, entryOf('conversation.closed', id))
  })
}

export function entryOf(action: AuditAction, id: string, details: AuditEntry['details'] = {}): AuditEntry {
  return { action, subject: { kind: 'conversation', id }, details }
}
