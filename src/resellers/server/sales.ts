import { sql } from 'kysely'
import type { Zone } from '#calendar/zones.ts'
import { all, type Trx } from '#database/database.ts'
import type { Sale } from '#resellers/calls.ts'
import type { StoredClick } from '#resellers/server/ledger.ts'

interface Row extends StoredClick {
  readonly orders: readonly string[]
}

export interface SalesDay {
  readonly day: string
  readonly timeZone: Zone
}

/** Whom a marketplace sent on a day, oldest first, with the orders they made. */
export async function salesOn(
  trx: Trx,
  { code, day, timeZone }: SalesDay & { readonly code: string },
  statusesOf: (orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<Sale[]> {
  const from = Temporal.PlainDate.from(day)
  const [start, end] = [from, from.add({ days: 1 })].map((one) => one.toZonedDateTime(timeZone).toInstant())
  const rows = await all(
    trx,
    sql<Row>`
      select c.id, c.reseller, c.proposal_id as "proposalId", c.total, c.came_at as "cameAt",
        array(select order_id::text from resellers.orders o where o.click_id = c.id order by 1) as orders
      from resellers.clicks c
      where c.reseller = ${code} and c.came_at >= ${start} and c.came_at < ${end} order by c.came_at, c.id`,
  )
  const statuses = await statusesOf(rows.flatMap(({ orders }) => orders))
  return rows.map(({ id, proposalId, total, cameAt, orders }) => ({
    requestId: id,
    proposalId,
    shownPrice: total,
    cameAt: cameAt.toString(),
    orders: orders.map((orderId) => ({ orderId, status: statuses.get(orderId) ?? 'unknown' })),
  }))
}
