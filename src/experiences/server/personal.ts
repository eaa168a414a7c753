import { sql } from 'kysely'
import { all, type Database, type Trx } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** Names are the orders'; here is what was bought, which the books need. */
export function experiencesPart(
  database: Database,
  ordersOf: (userId: string, trx: Trx) => Promise<readonly string[]>,
): PersonalPart {
  return {
    room: 'experiences',
    exported: async (userId) => ({
      experiences: await all(
        database,
        sql<object>`
          select sold ->> 'title' as title, sold ->> 'cityName' as "cityName", starts_at as "startsAt", state, total, reference,
            issued_at as "issuedAt", refunded_at as "refundedAt"
          from experiences.booking where supplier is not null and order_id = any(${await ordersOf(userId, database)}::uuid[])
          order by taken_at`,
      ),
    }),
    unfinished: async () => [],
    erase: async () => 0,
  }
}
