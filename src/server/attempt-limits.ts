import { sql } from 'kysely'
import { type Database, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

export interface TryLimit {
  readonly most: number
  readonly seconds: number
}

const keptHours = 24

/** False when the window is full; it starts with the first try. Safe in parallel. */
export async function mayTry(
  trx: Trx,
  subject: string,
  { limit, now }: { readonly limit: TryLimit; readonly now: Temporal.Instant },
): Promise<boolean> {
  const opened = now.subtract({ seconds: limit.seconds })
  const { count } = await one(
    trx,
    sql<{ count: number }>`
      insert into server.tries as had (subject, since, count) values (${subject}, ${now}, 1)
      on conflict (subject) do update set
        since = case when had.since <= ${opened} then excluded.since else had.since end,
        count = case when had.since <= ${opened} then 1 else least(had.count + 1, ${limit.most + 1}) end
      returning count`,
  )
  return count <= limit.most
}

export function forgetTries({ database, clock, jobs }: Pick<House, 'database' | 'clock' | 'jobs'>): void {
  jobs.every('server.forget-tries', '47 * * * *', () => forget(database, clock.now()))
}

async function forget(database: Database, now: Temporal.Instant): Promise<void> {
  await sql`delete from server.tries where since < ${now.subtract({ hours: keptHours })}`.execute(database)
}
