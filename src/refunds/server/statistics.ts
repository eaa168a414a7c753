import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { RefundStatistics } from '#refunds/responses.ts'
import type { Room } from '#refunds/server/room.ts'

export async function statistics({ database, promises, clock }: Room): Promise<RefundStatistics> {
  const [result, toBank, compensated] = await Promise.all([
    promises.statistics('refund-result'),
    promises.statistics('refund-to-bank'),
    one(
      database,
      sql<RefundStatistics['compensated']>`
        select count(distinct request_id)::int as refunds, coalesce(sum(amount), 0)::bigint as amount
        from refunds.compensation`,
    ),
  ])
  return { now: clock.now().toString(), result, toBank, compensated }
}
