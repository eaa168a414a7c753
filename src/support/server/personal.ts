import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all } from '#database/database.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import type { ConversationRow } from '#support/server/conversations.ts'
import { fileOf } from '#support/server/files.ts'
import { nobodyWaits } from '#support/server/handing.ts'
import type { Room } from '#support/server/room.ts'

interface Holding extends Pick<Room, 'database' | 'vault'> {
  readonly promises: Pick<Promises, 'keep'>
}

export function supportPart({ database, vault, promises }: Holding): PersonalPart {
  return {
    room: 'support',
    exported: async (userId) => ({
      messages: await all(
        database,
        sql<object>`
          select c.order_id as "orderId", m.author, m.name, m.body, m.answer, m.has_file as "hasFile", m.sent_at as "sentAt"
          from support.conversation c join support.message m on m.conversation_id = c.id
          where c.user_id = ${userId} order by c.opened_at, c.id, m.seq`,
      ),
    }),
    async *files(userId) {
      const rows = await all(
        database,
        sql<{
          id: string
        }>`select f.id from support.file f join support.conversation c on c.id = f.conversation_id
          where c.user_id = ${userId} order by f.sent_at, f.id`,
      )
      for (const [nth, { id }] of rows.entries()) {
        const { name, bytes } = await fileOf({ database, vault }, { userId, id })
        yield { name: `${nth + 1}-${name}`, body: bytes }
      }
    },
    async erase(trx, { userId }) {
      const waiting = await all(
        trx,
        sql<Pick<ConversationRow, 'id' | 'waiting_since'>>`select id, waiting_since from support.conversation
          where user_id = ${userId} and waiting_since is not null for update`,
      )
      for (const one of waiting) await nobodyWaits({ promises }, trx, one)
      return affected(trx, sql`delete from support.conversation where user_id = ${userId}`)
    },
  }
}
