import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all, type Trx } from '#database/database.ts'
import type { PromiseKind } from '#promises/promise.ts'

/** Of the promises of a day in Tehran; who is still in time counts nowhere. */
export interface PromiseDay {
  readonly kind: PromiseKind
  /** the day they were given on */
  readonly day: Temporal.PlainDate
  readonly kept: number
  /** late, whether kept afterwards or not */
  readonly missed: number
}

/** Days on which none was given, or all are still open, are not among them. */
export function promiseDays(
  trx: Trx,
  kinds: readonly PromiseKind[],
  { now, since }: { readonly now: Temporal.Instant; readonly since: Temporal.Instant },
): Promise<readonly PromiseDay[]> {
  return all(
    trx,
    sql<PromiseDay>`
      with promise as (
        select kind, (given_at at time zone ${iranZone})::date as day,
          kept_at is not null as is_kept, coalesce(kept_at, ${now}) > due_at as is_late
        from promises.promise where kind = any(${kinds}) and given_at >= ${since}
      )
      select kind, day,
        count(*) filter (where is_kept and not is_late) as kept,
        count(*) filter (where is_late) as missed
      from promise where is_kept or is_late group by kind, day order by day`,
  )
}
