import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import type { PromiseKind } from '#promises/promise.ts'

/** Each promise is in exactly one count. */
export interface PromiseStatistics {
  readonly kept: number
  readonly open: number
  /** late, whether kept afterwards or not */
  readonly missed: number
  /** from given to kept, including late ones; null for none */
  readonly medianSeconds: number | null
  readonly p95Seconds: number | null
}

/** Computed from the promises, not from what the job has noticed. */
export function statisticsOf(
  trx: Trx,
  kind: PromiseKind,
  { now, since }: { readonly now: Temporal.Instant; readonly since?: Temporal.Instant | undefined },
): Promise<PromiseStatistics> {
  return one(
    trx,
    sql<PromiseStatistics>`
      with promise as (
        select kept_at, coalesce(kept_at, ${now}) > due_at as late,
          extract(epoch from kept_at - given_at)::float8 as seconds
        from promises.promise where kind = ${kind} and given_at >= coalesce(${since ?? null}::timestamptz, '-infinity')
      )
      select
        count(*) filter (where kept_at is not null and not late) as kept,
        count(*) filter (where kept_at is null and not late) as open,
        count(*) filter (where late) as missed,
        round(percentile_cont(0.5) within group (order by seconds))::integer as "medianSeconds",
        round(percentile_cont(0.95) within group (order by seconds))::integer as "p95Seconds"
      from promise`,
  )
}
