import { sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import type { FunnelRow } from '#funnel/steps.ts'

/** Days of Iran, both included. */
export interface Span {
  readonly from: Temporal.PlainDate
  readonly until: Temporal.PlainDate
}

export interface PagesSeen {
  readonly day: string
  readonly product: string
  readonly source: string
  readonly searched: number
  readonly chosen: number
}

export interface OrdersMade {
  readonly product: string
  readonly source: string
  readonly held: number
  readonly paid: number
  readonly issued: number
}

/** Added to what all servers wrote. */
export async function addPages(trx: Trx, rows: readonly PagesSeen[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into funnel.day as stored (day, product, source, searched, chosen)
    select day, product, source, searched, chosen from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (day date, product text, source text, searched int, chosen int)
    order by day, product, source
    on conflict (day, product, source) do update set
      searched = stored.searched + excluded.searched, chosen = stored.chosen + excluded.chosen`.execute(trx)
}

/** In place of what was counted of that day before. */
export async function setOrders(
  trx: Trx,
  day: Temporal.PlainDate,
  rows: readonly OrdersMade[],
): Promise<void> {
  await sql`update funnel.day set held = 0, paid = 0, issued = 0 where day = ${day} and held > 0`.execute(trx)
  if (rows.length === 0) return
  await sql`insert into funnel.day (day, product, source, held, paid, issued)
    select ${day}::date, product, source, held, paid, issued from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (product text, source text, held int, paid int, issued int)
    order by product, source
    on conflict (day, product, source) do update set
      held = excluded.held, paid = excluded.paid, issued = excluded.issued`.execute(trx)
}

/** The last one of which orders were counted. */
export async function lastCounted(trx: Trx): Promise<Temporal.PlainDate | null> {
  const { day } = await one(
    trx,
    sql<{ day: Temporal.PlainDate | null }>`select max(day) as day from funnel.day where held > 0`,
  )
  return day
}

export function rowsOf(trx: Trx, { from, until }: Span): Promise<readonly FunnelRow[]> {
  return all(
    trx,
    sql<FunnelRow>`select day, product, source, searched, chosen, held, paid, issued from funnel.day
      where day between ${from} and ${until} order by day, product, source`,
  )
}
