import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** Those of an order's places whose policy there did not move to another order: only they are cancelled there. */
export async function withoutMoved(
  trx: Trx,
  orderId: string,
  positions: readonly number[],
): Promise<readonly number[]> {
  const moved = await all(
    trx,
    sql<{ position: number }>`
      select old.position from insurance.supplied_person old
      join insurance.supplied_person person using (quote)
      join insurance.supplied on supplied.order_id = person.order_id
      where old.order_id = ${orderId} and supplied.moved_of = ${orderId} and supplied.state = 'booked'`,
  )
  return positions.filter((position) => !moved.some((one) => one.position === position))
}
