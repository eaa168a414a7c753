import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { REQUEST_LIMITS, type RequestCount } from '#documents/limits.ts'
import { refuse } from '#documents/server/refusals.ts'
import { hostOf } from '#server/address.ts'

export interface Asker {
  readonly userId: string
  readonly address: string
}

/** Counts by user and address; throws TOO_MANY_PICTURES. */
export async function countRequest(
  database: Database,
  { userId, address, what }: Asker & { readonly what: RequestCount },
  now: Temporal.Instant,
): Promise<void> {
  const limits = REQUEST_LIMITS.filter((limit) => limit.what === what || limit.what === `${what}-from`)
  const whom = { user: userId, address: hostOf(address) }
  const values = limits.map(
    (limit) => sql`(${limit.what}, ${whom[limit.per]}, ${windowEnd(limit.seconds, now)}::timestamptz, 1)`,
  )
  const counts = await all(
    database,
    sql<{ what: string; count: number }>`
      insert into documents.counts as had (what, of_whom, window_ends, count) values ${sql.join(values)}
      on conflict (what, of_whom, window_ends) do update set count = had.count + 1
      returning what, count`,
  )
  const isSpent = limits.some(({ what: name, most }) =>
    counts.some((row) => row.what === name && row.count > most),
  )
  if (isSpent) throw refuse('TOO_MANY_PICTURES', { headers: { 'retry-after': '3600' } })
}

function windowEnd(seconds: number, now: Temporal.Instant): Temporal.Instant {
  const length = seconds * 1000
  return Temporal.Instant.fromEpochMilliseconds((Math.floor(now.epochMilliseconds / length) + 1) * length)
}
