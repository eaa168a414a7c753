import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { type PromiseKind, promiseKinds } from '#promises/promise.ts'
import { scattered } from '#server/scattered.ts'
import type { Settings } from '#server/settings.ts'

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

interface NewTask {
  readonly promiseId: number
  readonly at: Temporal.Instant
  readonly numberOf: (serial: number) => number
}

/** The number of a task by its serial: eight digits, as only this house scatters them; those of before have five. */
export function taskNumbers(settings: Pick<Settings, 'secrets'>): NewTask['numberOf'] {
  const nth = scattered(settings, 'support tasks')
  return (serial) => 10_000_000 + nth(serial)
}

export async function openTask(trx: Trx, { promiseId, at, numberOf }: NewTask): Promise<boolean> {
  const { serial } = await one(trx, sql<{ serial: number }>`select nextval('promises.task_number') as serial`)
  const opened = await all(
    trx,
    sql`insert into promises.task (number, promise_id, opened_at) values (${numberOf(serial)}, ${promiseId}, ${at})
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
      where closed_at is null order by opened_at, promise_id`,
  )
  return rows.map((row) => ({ ...row, says: promiseKinds[row.kind].desk }))
}

export async function taskNumberOf(
  trx: Trx,
  kind: PromiseKind,
  subject: string,
): Promise<number | undefined> {
  const row = await maybe(
    trx,
    sql<{ number: number }>`select number from promises.task join promises.promise on promise.id = promise_id
      where kind = ${kind} and subject = ${subject}`,
  )
  return row?.number
}
