import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database, type Trx } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import type { Room } from '#visas/server/room.ts'
import { openedFile } from '#visas/server/stored-file.ts'

interface Holding extends Pick<Room, 'vault'> {
  readonly ordersOf: (userId: string, trx: Trx) => Promise<readonly string[]>
}

export function visasPart(database: Database, { vault, ordersOf }: Holding): PersonalPart {
  return {
    room: 'visas',
    exported: async (userId) => ({
      requests: await all(
        database,
        sql<object>`
          select case_number as "caseNumber", country, type, days, entry, speed, travel_date as "travelDate", stage,
            received_at as "receivedAt", promised_at as "promisedAt", decided_at as "decidedAt",
            (select jsonb_agg(jsonb_build_object('applicant', position + 1, 'outcome', outcome, 'reason', reason,
              'answeredAt', answered_at) order by position) from visas.applicant a where a.order_id = r.order_id) as applicants,
            (select jsonb_agg(jsonb_build_object('at', at, 'says', says) order by id) from visas.event e
              where e.order_id = r.order_id) as story,
            (select jsonb_build_object('state', state, 'firstDay', first_day, 'lastDay', last_day, 'part', part,
              'at', offered_for, 'place', place) from visas.appointment p where p.order_id = r.order_id) as appointment
          from visas.request r where country is not null and order_id = any(${await ordersOf(userId, database)}::uuid[])
          order by taken_at`,
      ),
    }),
    async *files(userId) {
      const rows = await all(
        database,
        sql<{ order_id: string; position: number }>`
          select order_id, position from visas.file where order_id = any(${await ordersOf(userId, database)}::uuid[])
          order by given_at, position`,
      )
      for (const { order_id, position } of rows) {
        const file = await openedFile({ database, vault }, order_id, position)
        if (file !== undefined) yield { name: file.name, body: file.bytes }
      }
    },
    async unfinished(userId, trx) {
      const open = await all(
        trx,
        sql<{ case_number: string }>`
          select case_number from visas.request where stage in ('received', 'checked', 'sent')
            and order_id = any(${await ordersOf(userId, trx)}::uuid[])`,
      )
      return open.map(
        (row) => `پروندهٔ ویزای ${row.case_number} هنوز پاسخ نگرفته است؛ پس از پاسخ یا انصراف دوباره بزنید.`,
      )
    },
    async erase(trx, { userId }) {
      const ids = await ordersOf(userId, trx)
      return affected(
        trx,
        sql`delete from visas.file where order_id = any(${ids}::uuid[])`,
        sql`update visas.applicant set reason = 'erased' where order_id = any(${ids}::uuid[]) and reason <> 'erased'`,
        sql`update visas.paper set state = 'purged', blob_id = null, says = null
          where order_id = any(${ids}::uuid[]) and state <> 'purged'`,
      )
    },
  }
}
