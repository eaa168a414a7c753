import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function storefrontPart(database: Database): PersonalPart {
  return {
    room: 'storefront',
    exported: async (userId) => ({
      searches: await all(
        database,
        sql<object>`select kind, asked, searched_at as "at" from storefront.searches
          where user_id = ${userId} and active order by searched_at`,
      ),
    }),
    erase: (trx, { userId }) => affected(trx, sql`delete from storefront.searches where user_id = ${userId}`),
  }
}
