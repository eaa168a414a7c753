import type { ReadyMacro } from '#desk/macro-calls.ts'
import { gapsIn } from '#desk/macros/gaps.ts'
import { readyFor } from '#desk/server/macros/ready.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import { mayHold, type TaskRooms } from '#desk/server/tasks.ts'
import type { ContactDesk } from '#help/server/contact-desk.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface ContactRooms extends SupportDeskRooms {
  readonly help: TaskRooms['help']
}

export type ContactMessage = Awaited<ReturnType<ContactDesk['read']>>

/** Of a queue that this colleague may work at. Refuses REQUEST_NOT_FOUND, NOT_OF_QUEUE. */
export async function contactFor(
  { help }: Pick<ContactRooms, 'help'>,
  by: StaffVisitor,
  number: number,
): Promise<ContactMessage> {
  const message = await help.desk.read(number)
  if (!mayHold(by.roles, message.desk)) throw refuse('NOT_OF_QUEUE')
  return message
}

/** By the order its writer proved to be theirs; an order that was only typed fills nothing. */
export async function macrosForContact(
  rooms: ContactRooms,
  by: StaffVisitor,
  number: number,
): Promise<ReadyMacro[]> {
  const { userId, orderId, name } = await contactFor(rooms, by, number)
  return readyFor(rooms, by, { userId, orderId, name })
}

/** The first answer is the one. Refuses GAP_LEFT, REQUEST_NOT_FOUND, REQUEST_IS_CLOSED, NOT_OF_QUEUE, ANSWER_IS_EMPTY. */
export async function answerContact(
  rooms: ContactRooms,
  by: StaffVisitor,
  { number, text }: { readonly number: number; readonly text: string },
): Promise<void> {
  if (gapsIn(text).length > 0) throw refuse('GAP_LEFT', { property: 'text' })
  await contactFor(rooms, by, number)
  await rooms.help.desk.answerFirst(number, text, (trx) =>
    rooms.desk.audit.record(trx, by, {
      action: 'contact.answered',
      subject: { kind: 'task', id: String(number) },
    }),
  )
}

/** Refuses REQUEST_NOT_FOUND, REQUEST_IS_CLOSED, NOT_OF_QUEUE, REASON_IS_EMPTY. */
export async function closeContact(
  rooms: ContactRooms,
  by: StaffVisitor,
  { number, reason }: { readonly number: number; readonly reason: string },
): Promise<void> {
  await contactFor(rooms, by, number)
  await rooms.help.desk.close(number, reason, (trx) =>
    rooms.desk.audit.record(trx, by, {
      action: 'contact.closed',
      subject: { kind: 'task', id: String(number) },
    }),
  )
}
