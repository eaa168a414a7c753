import { sql } from 'kysely'
import { type Database, one } from '#database/database.ts'
import { refuse } from '#refunds/server/refusals.ts'

/** Enough for who mistypes; too few for who tries names on accounts. */
export const inquiryLimit = { most: 10, hours: 1 } as const

/** Counts one inquiry of a traveller; parallel ones cannot pass the limit together. Refuses TOO_MANY_ACCOUNTS. */
export async function countInquiry(database: Database, userId: string, now: Temporal.Instant): Promise<void> {
  const opened = now.subtract({ hours: inquiryLimit.hours })
  const { count } = await one(
    database,
    sql<{ count: number }>`
      insert into refunds.inquiries as had (user_id, since, count) values (${userId}, ${now}, 1)
      on conflict (user_id) do update set
        since = case when had.since <= ${opened} then excluded.since else had.since end,
        count = case when had.since <= ${opened} then 1 else least(had.count + 1, ${inquiryLimit.most + 1}) end
      returning count`,
  )
  if (count > inquiryLimit.most) throw refuse('TOO_MANY_ACCOUNTS')
}
