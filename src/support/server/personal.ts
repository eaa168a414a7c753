import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function supportPart(database: Database): PersonalPart {
  return {
    room: 'support',
    exported: async (userId) => ({
      messages: await all(
        database,
        sql<object>`
          select c.order_id as "orderId", m.author, m.name, m.body, m.answer, m.sent_at as "sentAt"
          from support.conversation c join support.message m on m.conversation_id = c.id
          where c.user_id = ${userId} order by c.opened_at, c.id, m.seq`,
      ),
    }),
    erase: (trx, { userId }) =>
      affected(trx, sql`delete from support.conversation where user_id = ${userId}`),
  }
}
