import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function refundsPart(database: Database): PersonalPart {
  return {
    room: 'refunds',
    exported: async (userId) => ({
      unit: 'rial',
      refunds: await all(
        database,
        sql<object>`select tracking_number as "trackingNumber", order_id as "orderId", destination, account_hint as account,
            amount, penalty, state, made_at as "at"
          from refunds.request where user_id = ${userId} order by made_at`,
      ),
    }),
    async unfinished(userId, trx) {
      const open = await all(
        trx,
        sql<{ number: string }>`select tracking_number as number from refunds.request
          where user_id = ${userId} and state <> 'paid'`,
      )
      return open.map(({ number }) => `استرداد ${number} هنوز واریز نشده است.`)
    },
    erase: (trx, { userId }) => affected(trx, sql`delete from refunds.reminder where user_id = ${userId}`),
  }
}
