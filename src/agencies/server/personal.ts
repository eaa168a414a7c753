import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function agenciesPart(database: Database): PersonalPart {
  return {
    room: 'agencies',
    exported: async (userId) => ({
      unit: 'rial',
      agencies: await all(
        database,
        sql<object>`select name, role, order_limit as "orderLimit", day_limit as "dayLimit", joined_at as "joinedAt",
            left_at as "leftAt"
          from agencies.person join agencies.agency on agency.id = agency_id where user_id = ${userId}
          order by joined_at`,
      ),
    }),
    /** Whoever is gone buys nothing more; what he bought is his agency's. */
    erase: (trx, { userId }) =>
      affected(
        trx,
        sql`update agencies.person set mobile = null, left_at = coalesce(left_at, now()) where user_id = ${userId}`,
      ),
  }
}
