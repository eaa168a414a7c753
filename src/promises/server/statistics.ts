import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import type { PromiseKind } from '#promises/promise.ts'

/** How a promise is kept; every promise of the kind is in exactly one of the three counts. */
export interface PromiseStatistics {
  /** in time */
  readonly kept: number
  /** neither kept nor over */
  readonly open: number
  /** over, whether it was kept afterwards or not */
  readonly missed: number
  /** from the giving to the keeping, of all that were kept, in time or not; nothing when none was */
  readonly medianSeconds: number | null
  readonly p95Seconds: number | null
}

/** Counted from the promises themselves and the present, not from what the job has noticed. */
export function statisticsOf(trx: Trx, kind: PromiseKind, now: Temporal.Instant): Promise<PromiseStatistics> {
  return one(
    trx,
    sql<PromiseStatistics>`
      with promise as (
        select kept_at, coalesce(kept_at, ${now}) > due_at as late,
          extract(epoch from kept_at - given_at)::float8 as seconds
        from promises.promise where kind = ${kind}
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
