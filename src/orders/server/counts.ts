import { sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import type { Status } from '#orders/life.ts'

export interface OrderCount {
  readonly status: Status
  readonly orders: number
}

/** Of every order there is; a state that none is in is left out. */
export function ordersByStatus(trx: Trx): Promise<readonly OrderCount[]> {
  return all(trx, sql<OrderCount>`select status, count(*) as orders from orders."order" group by status`)
}

export async function lastPaidAt(trx: Trx): Promise<Temporal.Instant | null> {
  const { at } = await one(
    trx,
    sql<{ at: Temporal.Instant | null }>`select max(at) as at from orders.history where status = 'paid'`,
  )
  return at
}
