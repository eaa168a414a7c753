import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface RefundMove {
  readonly number: string
  readonly destination: 'wallet' | 'bank' | 'credit'
  /** rial */
  readonly amount: number
  readonly penalty: number
  readonly state: 'agreed' | 'sent' | 'paid' | 'bounced'
  readonly at: Temporal.Instant
}

export async function ordersNumbered(trx: Trx, number: string): Promise<readonly string[]> {
  const rows = await all(
    trx,
    sql<{ id: string }>`select order_id as id from refunds.request where tracking_number = ${number}`,
  )
  return rows.map(({ id }) => id)
}

export function refundMoves(trx: Trx, orderId: string): Promise<readonly RefundMove[]> {
  return all(
    trx,
    sql<RefundMove>`select tracking_number as number, destination, amount, penalty, history.state, history.at
      from refunds.request join refunds.history on request_id = request.id
      where order_id = ${orderId} order by history.id`,
  )
}

export async function ordersDue(trx: Trx): Promise<readonly string[]> {
  const rows = await all(
    trx,
    sql<{ id: string }>`select distinct order_id as id from refunds.request where state <> 'paid'`,
  )
  return rows.map(({ id }) => id)
}
