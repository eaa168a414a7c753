import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { Orders } from '#orders/server/door.ts'

export interface ColleagueTask {
  readonly id: string
  readonly body: string
  readonly dueAt: Temporal.Instant
  readonly madeBy: string
  /** what it is about: one of both; an order that is gone has no number */
  readonly orderNumber: string | undefined
  readonly conversationId: string | null
}

interface Row extends Omit<ColleagueTask, 'orderNumber'> {
  readonly orderId: string | null
}

const most = 200

/** What colleagues left to be done of orders and conversations, the earliest due first. */
export async function colleagueTasks({
  desk,
  orders,
}: {
  readonly desk: Pick<Desk, 'database'>
  readonly orders: Pick<Orders, 'numbersOf'>
}): Promise<readonly ColleagueTask[]> {
  const rows = await all(
    desk.database,
    sql<Row>`select id, body, due_at as "dueAt", made_name as "madeBy", order_id as "orderId",
        conversation_id as "conversationId"
      from desk.order_task where done_at is null order by due_at, id limit ${most}`,
  )
  const numbers = await orders.numbersOf(rows.flatMap(({ orderId }) => orderId ?? []))
  return rows.map(({ orderId, ...row }) => ({
    ...row,
    orderNumber: orderId === null ? undefined : numbers.get(orderId),
  }))
}
