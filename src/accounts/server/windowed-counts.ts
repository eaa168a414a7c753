import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'

export interface Counted {
  readonly what: string
  readonly ofWhom: string
  readonly seconds: number
  /** 0 checks without counting, by the same statements */
  readonly by?: 0 | 1
}

/** Returns the new counts in the same order. One statement, rows locked in a fixed order:
 * no limit is passed and no deadlock happens in parallel. */
export async function countAll(
  trx: Trx,
  counted: readonly Counted[],
  now: Temporal.Instant,
): Promise<readonly number[]> {
  const inOrder = counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const values = inOrder.map(
    (one) => sql`(${one.what}, ${one.ofWhom}, ${windowEnd(one, now)}, ${one.by ?? 1})`,
  )
  const rows = await all(
    trx,
    sql<{ what: string; of_whom: string; count: number }>`
      insert into accounts.counts (what, of_whom, window_ends, count) values ${sql.join(values)}
      on conflict (what, of_whom, window_ends) do update set count = counts.count + excluded.count
      returning what, of_whom, count`,
  )
  const counts = new Map(rows.map((row) => [`${row.what} ${row.of_whom}`, row.count]))
  return counted.map((one) => counts.get(keyOf(one)) ?? 0)
}

/** False when nothing is left; then nothing is taken. */
export async function take(
  trx: Trx,
  counted: Counted,
  { most, now }: { most: number; now: Temporal.Instant },
) {
  const row = await maybe(
    trx,
    sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values (${counted.what}, ${counted.ofWhom}, ${windowEnd(counted, now)}, ${counted.by ?? 1})
      on conflict (what, of_whom, window_ends) do update set count = counts.count + excluded.count where counts.count < ${most}
      returning 1`,
  )
  return row !== undefined
}

export async function putBack(
  trx: Trx,
  counted: Counted,
  { many, now }: { many: number; now: Temporal.Instant },
) {
  await sql`update accounts.counts set count = greatest(count - ${many * (counted.by ?? 1)}, 0)
    where what = ${counted.what} and of_whom = ${counted.ofWhom} and window_ends = ${windowEnd(counted, now)}`.execute(
    trx,
  )
}

/** Resets a count and returns it; of several at once only one gets it. */
export async function drain(trx: Trx, counted: Counted, now: Temporal.Instant): Promise<number> {
  const row = await maybe(
    trx,
    sql<{ count: number }>`update accounts.counts c set count = 0 from (
        select ctid, count from accounts.counts where what = ${counted.what} and of_whom = ${counted.ofWhom}
          and window_ends = ${windowEnd(counted, now)} for update
      ) before where c.ctid = before.ctid returning before.count`,
  )
  return row?.count ?? 0
}

export async function countOf(trx: Trx, counted: Counted, now: Temporal.Instant): Promise<number> {
  const row = await maybe(
    trx,
    sql<{ count: number }>`select count from accounts.counts
      where what = ${counted.what} and of_whom = ${counted.ofWhom} and window_ends = ${windowEnd(counted, now)}`,
  )
  return row?.count ?? 0
}

function keyOf({ what, ofWhom }: Counted): string {
  return `${what} ${ofWhom}`
}

function windowEnd({ seconds }: Counted, now: Temporal.Instant): Temporal.Instant {
  const length = seconds * 1000
  return Temporal.Instant.fromEpochMilliseconds((Math.floor(now.epochMilliseconds / length) + 1) * length)
}
