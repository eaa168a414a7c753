import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function passengersPart(database: Database): PersonalPart {
  return {
    room: 'passengers',
    told: async (userId) => ({
      saved: await all(
        database,
        sql<object>`select * from passengers.saved where user_id = ${userId} order by id`,
      ),
    }),
    erase: (trx, { userId }) => affected(trx, sql`delete from passengers.saved where user_id = ${userId}`),
  }
}
