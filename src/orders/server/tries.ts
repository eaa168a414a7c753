import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'

/** How often something may be tried in a window: guesses of codes, of order numbers. */
export interface TryLimit {
  readonly most: number
  readonly seconds: number
}

/** Counts one try of a subject; false once its window has had as many as it may. Parallel askers cannot pass it together. */
export async function mayTry(
  trx: Trx,
  subject: string,
  { limit, now }: { readonly limit: TryLimit; readonly now: Temporal.Instant },
): Promise<boolean> {
  const opened = now.subtract({ seconds: limit.seconds })
  const { count } = await one(
    trx,
    sql<{ count: number }>`
      insert into orders.tries as had (subject, since, count) values (${subject}, ${now}, 1)
      on conflict (subject) do update set
        since = case when had.since <= ${opened} then excluded.since else had.since end,
        count = case when had.since <= ${opened} then 1 else least(had.count + 1, ${limit.most + 1}) end
      returning count`,
  )
  return count <= limit.most
}

/** Windows that are long over are forgotten. */
export async function forgetTries(trx: Trx, now: Temporal.Instant): Promise<void> {
  await sql`delete from orders.tries where since < ${now.subtract({ hours: 24 })}`.execute(trx)
}
