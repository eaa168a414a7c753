import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { addTask, note } from '#desk/server/orders/actions.ts'
import { notesOf, type OrderNote, type OrderTask, openTask, tasksOf } from '#desk/server/orders/notes.ts'
import { refuse } from '#desk/server/refusals.ts'
import { entryOf } from '#desk/server/support/actions.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import { announce } from '#server/bus.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Which {
  readonly id: string
  readonly orderId: string | null
}

interface Beside {
  readonly notes: readonly OrderNote[]
  readonly tasks: readonly OrderTask[]
}

/** What our own people wrote of it: of a conversation on an order it is the order's. */
export async function besideConversation(
  { desk }: SupportDeskRooms,
  { id, orderId }: Which,
): Promise<Beside> {
  const { database } = desk
  const [notes, tasks] = await Promise.all([
    orderId === null
      ? all(
          database,
          sql<OrderNote>`select id, staff_name as by, body, at from desk.conversation_note
            where conversation_id = ${id} order by at, id`,
        )
      : notesOf(database, orderId),
    tasksOf(database, orderId === null ? { conversationId: id } : { orderId }),
  ])
  return { notes, tasks }
}

/** Refuses CONVERSATION_NOT_FOUND. */
export async function noteConversation(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<void> {
  const { desk, support, clock } = rooms
  const number = await orderNumberOf(rooms, id)
  if (number !== undefined) await note(rooms, by, { number, body })
  await desk.database.transaction().execute(async (trx) => {
    const { userId, orderId } = await support.desk.locked(trx, id)
    await announce(trx, { topic: 'conversation', userId, orderId })
    if (orderId !== null) return
    await sql`insert into desk.conversation_note (conversation_id, staff_id, staff_name, body, at)
      values (${id}, ${by.staffId}, ${by.name}, ${body}, ${clock.now()})`.execute(trx)
    await desk.audit.record(trx, by, entryOf('conversation.noted', id))
  })
}

/** Refuses CONVERSATION_NOT_FOUND. */
export async function taskOfConversation(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  { id, body, hours }: { readonly id: string; readonly body: string; readonly hours: number },
): Promise<void> {
  const number = await orderNumberOf(rooms, id)
  if (number !== undefined) return addTask(rooms, by, { number, body, hours })
  const { desk, clock } = rooms
  const at = clock.now()
  await desk.database.transaction().execute(async (trx) => {
    await openTask(trx, by, { conversationId: id, body, dueAt: at.add({ hours }), at })
    await desk.audit.record(trx, by, entryOf('conversation.task-opened', id))
  })
}

async function orderNumberOf({ support, orders }: SupportDeskRooms, id: string): Promise<string | undefined> {
  const { orderId } = await support.desk.view(id)
  if (orderId === null) return undefined
  const number = (await orders.numbersOf([orderId])).get(orderId)
  if (number === undefined) throw refuse('ORDER_UNKNOWN')
  return number
}
