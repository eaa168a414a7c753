import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { mayDo } from '#desk/roles.ts'
import type { Desk } from '#desk/server/desk.ts'
import { refuse } from '#desk/server/refusals.ts'
import { queueOfKind, type TaskQueue, taskQueues } from '#desk/task-queues.ts'
import type { Help } from '#help/server/help.ts'
import type { Orders } from '#orders/server/door.ts'
import type { DeskTask, Promises } from '#promises/server/promises.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface TaskRooms extends Pick<House, 'clock'> {
  readonly desk: Pick<Desk, 'database' | 'audit' | 'staff'>
  readonly promises: Promises
  readonly help: Pick<Help, 'desk'>
  readonly orders: Pick<Orders, 'numbersOf'>
}

export interface QueuedTask extends DeskTask {
  readonly queue: TaskQueue
  readonly orderNumber: string | undefined
  readonly holder: { readonly id: string; readonly name: string } | undefined
}

interface HolderRow {
  readonly number: number
  readonly id: string
  readonly name: string
}

/** Every open task of the house, the earliest due first. */
export async function queuedTasks({
  desk,
  promises,
  help,
  orders,
}: TaskRooms): Promise<readonly QueuedTask[]> {
  const [open, contacts, holders] = await Promise.all([
    promises.tasks(),
    help.desk.open(),
    all(
      desk.database,
      sql<HolderRow>`select number, staff.id, staff.name from desk.task_holder
        join desk.staff on staff.id = staff_id join promises.task using (number) where closed_at is null`,
    ),
  ])
  const numbers = await orders.numbersOf(open.flatMap(({ orderId }) => orderId ?? []))
  const deskOf = new Map(contacts.map((row) => [row.number, row.desk]))
  const holderOf = new Map(holders.map(({ number, ...holder }) => [number, holder]))
  return open
    .map((task) => ({
      ...task,
      queue: deskOf.get(task.number) ?? queueOfKind[task.kind],
      orderNumber: task.orderId === null ? undefined : numbers.get(task.orderId),
      holder: holderOf.get(task.number),
    }))
    .toSorted((one, other) => Temporal.Instant.compare(one.dueAt, other.dueAt))
}

interface Handing {
  readonly number: number
  readonly to: string
  /** with whom it was read to be */
  readonly from: string | null
}

/** Refuses TASK_UNKNOWN, TASK_MOVED, STAFF_UNKNOWN, NOT_OF_QUEUE. */
export async function handTask(
  rooms: TaskRooms,
  by: StaffVisitor,
  { number, to, from }: Handing,
): Promise<void> {
  const { desk, clock } = rooms
  const task = await taskFor(rooms, by, number)
  await desk.database.transaction().execute(async (trx) => {
    await lockOpen(trx, number)
    const { roles } = await desk.staff.activeOne(trx, to)
    if (!mayHold(roles, task.queue)) throw refuse('NOT_OF_QUEUE')
    const moved = await maybe(
      trx,
      from === null
        ? sql`insert into desk.task_holder (number, staff_id, taken_at) values (${number}, ${to}, ${clock.now()})
            on conflict do nothing returning number`
        : sql`update desk.task_holder set staff_id = ${to}, taken_at = ${clock.now()}
            where number = ${number} and staff_id = ${from} returning number`,
    )
    if (moved === undefined) throw refuse('TASK_MOVED')
    await desk.audit.record(trx, by, {
      action: to === by.staffId ? 'task.taken' : 'task.handed-on',
      subject: { kind: 'task', id: String(number) },
      details: { to, from },
    })
  })
}

/** Refuses TASK_UNKNOWN, NOT_OF_QUEUE, and NOT_BY_HAND for what its own deed closes. */
export async function finishTask(rooms: TaskRooms, by: StaffVisitor, number: number): Promise<void> {
  const { desk, promises } = rooms
  const { kind } = await taskFor(rooms, by, number)
  await desk.database.transaction().execute(async (trx) => {
    await lockOpen(trx, number)
    await promises.done(number, trx)
    await desk.audit.record(trx, by, {
      action: 'task.done',
      subject: { kind: 'task', id: String(number) },
      details: { about: kind },
    })
  })
}

export function mayHold(roles: readonly string[], queue: TaskQueue): boolean {
  return mayDo(roles, 'tasks.work') && mayDo(roles, taskQueues[queue].permission)
}

async function taskFor(rooms: TaskRooms, by: StaffVisitor, number: number): Promise<QueuedTask> {
  const task = (await queuedTasks(rooms)).find((one) => one.number === number)
  if (task === undefined) throw refuse('TASK_UNKNOWN')
  if (!mayHold(by.roles, task.queue)) throw refuse('NOT_OF_QUEUE')
  return task
}

async function lockOpen(trx: Trx, number: number): Promise<void> {
  const open = await maybe(
    trx,
    sql`select from promises.task where number = ${number} and closed_at is null for update`,
  )
  if (open === undefined) throw refuse('TASK_UNKNOWN')
}
