import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type PromiseKind, promiseKinds } from '#promises/promise.ts'

export interface DeskTask {
  /** number for desk and traveller */
  readonly number: number
  readonly kind: PromiseKind
  readonly subject: string
  readonly orderId: string | null
  readonly says: string
  readonly since: Temporal.Instant
  readonly dueAt: Temporal.Instant
}

export async function openTask(trx: Trx, promiseId: number, at: Temporal.Instant): Promise<boolean> {
  const opened = await all(
    trx,
    sql`insert into promises.task (promise_id, opened_at) values (${promiseId}, ${at})
      on conflict (promise_id) do nothing returning number`,
  )
  return opened.length > 0
}

export async function openTasks(trx: Trx): Promise<readonly DeskTask[]> {
  const rows = await all(
    trx,
    sql<Omit<DeskTask, 'says'>>`
      select number, kind, subject, order_id as "orderId", opened_at as since, due_at as "dueAt"
      from promises.task join promises.promise on promise.id = promise_id
      where closed_at is null order by number`,
  )
  return rows.map((row) => ({ ...row, says: promiseKinds[row.kind].desk }))
}
