import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all } from '#database/database.ts'
import { draftsOf } from '#passengers/server/drafts.ts'
import type { House } from '#server/house.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** Includes people removed but not yet deleted. */
export function passengersPart({ database, settings }: Pick<House, 'database' | 'settings'>): PersonalPart {
  return {
    room: 'passengers',
    exported: async (userId) => ({
      saved: await all(
        database,
        sql<object>`select * from passengers.saved where user_id = ${userId} order by id`,
      ),
      drafts: await draftsOf(database, settings, userId),
    }),
    async erase(trx, { userId }) {
      const drafts = await affected(trx, sql`delete from passengers.draft where user_id = ${userId}`)
      return drafts + (await affected(trx, sql`delete from passengers.saved where user_id = ${userId}`))
    },
  }
}
