import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database, maybe } from '#database/database.ts'
import { wishesOf } from '#messages/server/stored-preferences.ts'
import type { PersonalPart } from '#server/personal-part.ts'

interface Neighbours {
  reachOf(userId: string): Promise<readonly string[]>
}

export function messagesPart(database: Database, { reachOf }: Neighbours): PersonalPart {
  return {
    room: 'messages',
    async exported(userId) {
      const reach = await reachOf(userId)
      const sent = await maybe(
        database,
        sql<object>`select count(*)::int as messages, min(created_at) as first, max(created_at) as last
          from messages.outbox where recipient = any(${reach}::text[]) or user_id = ${userId}`,
      )
      // endpoints are left out: whoever has one could push to the browser
      const browsers = await all(
        database,
        sql<object>`select created_at as since from messages.browsers where user_id = ${userId}`,
      )
      return { wishes: await wishesOf(database, userId), sent, browsers }
    },
    erase: (trx, { userId, phone, email }) =>
      affected(
        trx,
        sql`delete from messages.preferences where user_id = ${userId}`,
        sql`delete from messages.quiet_hours where user_id = ${userId}`,
        sql`delete from messages.browsers where user_id = ${userId}`,
        sql`delete from messages.outbox
          where user_id = ${userId} or recipient in (${phone}, ${email}) or otherwise = ${phone}`,
      ),
  }
}
