import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type PromiseKind, promiseKinds } from '#promises/promise.ts'

export interface OrderPromise {
  readonly kind: PromiseKind
  /** for the desk */
  readonly says: string
  readonly givenAt: Temporal.Instant
  readonly dueAt: Temporal.Instant
  readonly keptAt: Temporal.Instant | null
  readonly missedAt: Temporal.Instant | null
  readonly task: number | null
}

export async function promisesOfOrder(trx: Trx, orderId: string): Promise<readonly OrderPromise[]> {
  const rows = await all(
    trx,
    sql<
      Omit<OrderPromise, 'says'>
    >`select kind, given_at as "givenAt", due_at as "dueAt", kept_at as "keptAt",
        missed_at as "missedAt", task.number as task
      from promises.promise left join promises.task on promise_id = promise.id
      where order_id = ${orderId} order by promise.id`,
  )
  return rows.map((row) => ({ ...row, says: promiseKinds[row.kind].desk }))
}
