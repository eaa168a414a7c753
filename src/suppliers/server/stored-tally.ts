import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { Latencies } from '#suppliers/latency.ts'
import type { TallyRow } from '#suppliers/server/tally.ts'

/** Into the rows of its minute and of its hour, one statement a batch. */
export async function storeTally(trx: Trx, rows: readonly TallyRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (supplier text, at timestamptz, calls int,
        rejected int, "notSent" int, unknown int, prices int, changed int, latencies int[])),
    spanned as (
      select supplier, span, date_trunc(span, at, 'UTC') as at, calls, rejected, "notSent", unknown, prices, changed, latencies
      from given cross join (values ('minute'), ('hour')) as spans (span)),
    counted as (
      select supplier, span, at, sum(calls) as calls, sum(rejected) as rejected, sum("notSent") as not_sent,
        sum(unknown) as unknown, sum(prices) as prices, sum(changed) as changed
      from spanned group by supplier, span, at),
    timed as (
      select supplier, span, at, array_agg(count order by place) as latencies
      from (select supplier, span, at, place, sum(count)::int as count
        from spanned cross join unnest(latencies) with ordinality as one (count, place)
        group by supplier, span, at, place) places
      group by supplier, span, at)
    insert into suppliers.tally as stored
      (supplier, span, at, calls, rejected, not_sent, unknown, prices, changed, latencies)
    select supplier, span, at, calls, rejected, not_sent, unknown, prices, changed, latencies
    from counted join timed using (supplier, span, at) order by span, at, supplier
    on conflict (span, at, supplier) do update set
      calls = stored.calls + excluded.calls, rejected = stored.rejected + excluded.rejected,
      not_sent = stored.not_sent + excluded.not_sent, unknown = stored.unknown + excluded.unknown,
      prices = stored.prices + excluded.prices, changed = stored.changed + excluded.changed,
      latencies = (select array_agg(a + b order by place)
        from unnest(stored.latencies, excluded.latencies) with ordinality as one (a, b, place))`.execute(trx)
}

export const storedFor = { minuteHours: 48, hourDays: 90 } as const

export async function forgetTally(database: Database, now: Temporal.Instant): Promise<void> {
  await sql`delete from suppliers.tally where (span = 'minute' and at < ${now.subtract({ hours: storedFor.minuteHours })})
    or (span = 'hour' and at < ${now.subtract({ hours: storedFor.hourDays * 24 })})`.execute(database)
  await sql`delete from suppliers.resting where until < ${now.subtract({ hours: 1 })}`.execute(database)
}

export interface Figures {
  readonly supplier: string
  readonly calls: number
  readonly rejected: number
  readonly notSent: number
  readonly unknown: number
  readonly prices: number
  readonly changed: number
  readonly latencies: Latencies
}

export function figuresSince(
  database: Database,
  span: 'minute' | 'hour',
  since: Temporal.Instant,
): Promise<readonly Figures[]> {
  return all(
    database,
    sql<Figures>`
      with rows as (select * from suppliers.tally where span = ${span} and at >= ${since}),
      timed as (select supplier, array_agg(count order by place) as latencies
        from (select supplier, place, sum(count)::int as count
          from rows cross join unnest(latencies) with ordinality as one (count, place) group by supplier, place) places
        group by supplier)
      select supplier, sum(calls)::int as calls, sum(rejected)::int as rejected, sum(not_sent)::int as "notSent",
        sum(unknown)::int as unknown, sum(prices)::int as prices, sum(changed)::int as changed, timed.latencies
      from rows join timed using (supplier) group by supplier, timed.latencies order by supplier`,
  )
}
