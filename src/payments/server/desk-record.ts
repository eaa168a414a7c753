import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { AttemptState } from '#payments/attempt.ts'

export interface AttemptMove {
  readonly gateway: string
  /** rial, of the whole attempt: a trip's is divided among its orders */
  readonly amount: number
  readonly state: AttemptState
  /** by which the bank knows it */
  readonly transaction: string | null
  readonly reason: string | null
  readonly at: Temporal.Instant
}

type StoredMove = Omit<AttemptMove, 'gateway'> & { readonly gatewayId: number }

const attemptsOf = (orderId: string) => sql`select id from payments.attempts where order_id = ${orderId}
  union all select attempt_id from payments.attempt_part where order_id = ${orderId}`

export async function ordersNumbered(trx: Trx, number: string): Promise<readonly string[]> {
  const serial = /^\d{1,15}$/.test(number) ? number : null
  const rows = await all(
    trx,
    sql<{ id: string }>`
      with named as (
        select id, order_id from payments.attempts where reference = ${number}
        union select id, order_id from payments.attempts where transaction = ${number}
        union select id, order_id from payments.attempts where serial = ${serial}::bigint)
      select order_id as id from named where order_id is not null
      union select part.order_id from named join payments.attempt_part part on attempt_id = named.id`,
  )
  return rows.map(({ id }) => id)
}

export function attemptMoves(trx: Trx, orderId: string): Promise<readonly StoredMove[]> {
  return all(
    trx,
    sql<StoredMove>`select gateway_id as "gatewayId", amount, history.state, history.reason, history.at,
        case when history.state = 'captured' then transaction end as transaction
      from payments.history join payments.attempts on attempts.id = attempt_id
      where attempt_id in (${attemptsOf(orderId)}) order by history.id`,
  )
}
