import type { AuditAction } from '#desk/audit-actions.ts'
import { finishTask, openTask, writeNote } from '#desk/server/orders/notes.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { Order } from '#orders/order.ts'
import { mayTry } from '#server/attempt-limits.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** Refuses ORDER_UNKNOWN. */
export async function orderNumbered({ orders }: DeskRooms, number: string): Promise<Order> {
  const order = await orders.numbered(number)
  if (order === undefined) throw refuse('ORDER_UNKNOWN')
  return order
}

function entryOf(action: AuditAction, { orderNumber }: Pick<Order, 'orderNumber'>, details = {}) {
  return { action, subject: { kind: 'order', id: orderNumber }, details } as const
}

/** Written down before the seller is asked: whatever becomes of it, it was asked for. Refuses ORDER_UNKNOWN, NOT_TO_ISSUE. */
export async function issueAgain(rooms: DeskRooms, by: StaffVisitor, number: string): Promise<string> {
  const order = await orderNumbered(rooms, number)
  await rooms.desk.audit.record(rooms.desk.database, by, entryOf('order.issue-asked', order))
  return rooms.orders.desk.issueAgain(order.orderId)
}

/** Of one order, whoever asks: a traveller's telephone is not filled by our own people. */
const resendings = { most: 3, seconds: 3600 } as const

/** Refuses ORDER_UNKNOWN, RESENT_OFTEN, NOT_ISSUED; what is refused does not count. */
export async function resend(rooms: DeskRooms, by: StaffVisitor, number: string): Promise<void> {
  const order = await orderNumbered(rooms, number)
  const limit = { limit: resendings, now: rooms.clock.now() }
  await rooms.desk.database.transaction().execute(async (trx) => {
    if (!(await mayTry(trx, `send again ${order.orderId}`, limit))) throw refuse('RESENT_OFTEN')
    await rooms.orders.desk.resend(trx, order.orderId)
    await rooms.desk.audit.record(trx, by, entryOf('order.resent', order))
  })
}

/** Refuses ORDER_UNKNOWN. */
export async function note(
  rooms: DeskRooms,
  by: StaffVisitor,
  { number, body }: { readonly number: string; readonly body: string },
): Promise<void> {
  const order = await orderNumbered(rooms, number)
  const at = rooms.clock.now()
  await rooms.desk.database.transaction().execute(async (trx) => {
    await writeNote(trx, by, { orderId: order.orderId, body, at })
    await rooms.desk.audit.record(trx, by, entryOf('order.noted', order))
  })
}

/** Refuses ORDER_UNKNOWN. */
export async function addTask(
  rooms: DeskRooms,
  by: StaffVisitor,
  task: { readonly number: string; readonly body: string; readonly hours: number },
): Promise<void> {
  const order = await orderNumbered(rooms, task.number)
  const at = rooms.clock.now()
  const dueAt = at.add({ hours: task.hours })
  await rooms.desk.database.transaction().execute(async (trx) => {
    await openTask(trx, by, { orderId: order.orderId, body: task.body, dueAt, at })
    await rooms.desk.audit.record(trx, by, entryOf('order.task-opened', order))
  })
}

/** Refuses TASK_UNKNOWN, also for one that is done. */
export async function closeTask(rooms: DeskRooms, by: StaffVisitor, id: string): Promise<void> {
  await rooms.desk.database.transaction().execute(async (trx) => {
    const done = await finishTask(trx, by, { id, at: rooms.clock.now() })
    if (done === undefined) throw refuse('TASK_UNKNOWN')
    const order = done.orderId === null ? undefined : await rooms.orders.order(done.orderId)
    const conversation = { kind: 'conversation', id: done.conversationId ?? '' }
    const entry = order
      ? entryOf('order.task-done', order)
      : ({ action: 'order.task-done', subject: conversation } as const)
    await rooms.desk.audit.record(trx, by, entry)
  })
}
