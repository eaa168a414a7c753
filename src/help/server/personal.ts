import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** `keep` closes the desk's task of a request that goes. */
export function helpPart(
  database: Database,
  keep: (trx: Database, kind: 'contact-answered', requestId: string) => Promise<void>,
): PersonalPart {
  return {
    room: 'help',
    exported: async (userId) => ({
      requests: await all(
        database,
        sql<object>`select number, name, mobile, email, topic, order_number as "orderNumber", words, created_at as "at",
            call_at as "callAt", closed_at as "closedAt",
            array(select words from help.contact_answers where request_id = r.id order by id) as answers
          from help.contact_requests r
          where user_id = ${userId} or mobile = (select phone from accounts.users where id = ${userId})
          order by created_at`,
      ),
    }),
    async erase(trx, { userId, phone }) {
      const mine = await all(
        trx,
        sql<{
          id: string
        }>`select id from help.contact_requests where user_id = ${userId} or mobile = ${phone}`,
      )
      for (const { id } of mine) await keep(trx, 'contact-answered', id)
      return affected(
        trx,
        sql`delete from help.contact_requests where user_id = ${userId} or mobile = ${phone}`,
      )
    },
  }
}
