import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** Of orders that were made in a span of time, how many came how far by now. */
export interface OrdersMade {
  readonly product: string
  readonly source: string
  /** seats or whatever else were held */
  readonly held: number
  readonly paid: number
  /** given back since or not */
  readonly issued: number
}

export interface MadeWanted {
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
  /** where some of them came from, by their ids; empty for all others */
  readonly sources: ReadonlyMap<string, string>
}

export function ordersMade(trx: Trx, { from, until, sources }: MadeWanted): Promise<readonly OrdersMade[]> {
  return all(
    trx,
    sql<OrdersMade>`
      select product, coalesce(source, '') as source, count(*)::int as held,
        (count(*) filter (where paid_at is not null))::int as paid,
        (count(*) filter (where status in ('issued', 'refunded')))::int as issued
      from orders."order" o
      left join unnest(${[...sources.keys()]}::uuid[], ${[...sources.values()]}::text[]) as s (order_id, source) on s.order_id = o.id
      where o.created_at >= ${from} and o.created_at < ${until} and (o.paid_at is not null
        or exists (select from orders.history h where h.order_id = o.id and h.status = 'submitted'))
      group by product, coalesce(source, '')`,
  )
}
