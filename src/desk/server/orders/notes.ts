import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface OrderNote {
  readonly id: string
  readonly by: string
  readonly body: string
  readonly at: Temporal.Instant
}

export interface OrderTask {
  readonly id: string
  readonly body: string
  readonly dueAt: Temporal.Instant
  readonly madeBy: string
  readonly madeAt: Temporal.Instant
  readonly doneBy: string | null
  readonly doneAt: Temporal.Instant | null
}

type By = Pick<StaffVisitor, 'staffId' | 'name'>

export async function writeNote(
  trx: Trx,
  { staffId, name }: By,
  note: { readonly orderId: string; readonly body: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql`insert into desk.order_note (order_id, staff_id, staff_name, body, at)
    values (${note.orderId}, ${staffId}, ${name}, ${note.body}, ${note.at})`.execute(trx)
}

export function notesOf(trx: Trx, orderId: string): Promise<readonly OrderNote[]> {
  return all(
    trx,
    sql<OrderNote>`select id, staff_name as by, body, at from desk.order_note
      where order_id = ${orderId} order by at, id`,
  )
}

/** A conversation on an order is the order. */
type About =
  | { readonly orderId: string; readonly conversationId?: never }
  | { readonly orderId?: never; readonly conversationId: string }

export async function openTask(
  trx: Trx,
  { staffId, name }: By,
  task: About & {
    readonly body: string
    readonly dueAt: Temporal.Instant
    readonly at: Temporal.Instant
  },
): Promise<void> {
  await sql`insert into desk.order_task (order_id, conversation_id, body, due_at, made_by, made_name, made_at)
    values (${task.orderId ?? null}, ${task.conversationId ?? null}, ${task.body}, ${task.dueAt}, ${staffId}, ${name}, ${task.at})`.execute(
    trx,
  )
}

/** Undefined for one that is done, or none: then nothing changes. */
export function finishTask(
  trx: Trx,
  { staffId, name }: By,
  task: { readonly id: string; readonly at: Temporal.Instant },
): Promise<{ readonly orderId: string | null; readonly conversationId: string | null } | undefined> {
  return maybe(
    trx,
    sql<{
      orderId: string | null
      conversationId: string | null
    }>`update desk.order_task set done_by = ${staffId}, done_name = ${name}, done_at = ${task.at}
      where id = ${task.id} and done_at is null returning order_id as "orderId", conversation_id as "conversationId"`,
  )
}

export function tasksOf(trx: Trx, about: About): Promise<readonly OrderTask[]> {
  return all(
    trx,
    sql<OrderTask>`select id, body, due_at as "dueAt", made_name as "madeBy", made_at as "madeAt",
        done_name as "doneBy", done_at as "doneAt"
      from desk.order_task
      where ${about.orderId === undefined ? sql`conversation_id = ${about.conversationId}` : sql`order_id = ${about.orderId}`}
      order by done_at nulls first, due_at, id`,
  )
}
