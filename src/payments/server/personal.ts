import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database, maybe } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** Payment attempts. Amount, time and bank number stay in the books; browser data is deleted. */
export function paymentsPart(database: Database): PersonalPart {
  return {
    room: 'payments',
    exported: async (userId) => ({
      unit: 'rial',
      attempts: await all(
        database,
        sql<object>`select purpose, order_id as "orderId", gateway_id as gateway, amount, state, created_at as "at",
            reference, transaction,
            -- another's card may have paid a share
            case when purpose <> 'share' then card_mask end as card
          from payments.attempts where user_id = ${userId} order by created_at`,
      ),
    }),
    async unfinished(userId, trx) {
      const open = await maybe(
        trx,
        sql`select 1 from payments.attempts where user_id = ${userId} and state in ('started', 'returned') limit 1`,
      )
      return open === undefined ? [] : ['نتیجهٔ یک پرداخت هنوز روشن نیست؛ چند دقیقهٔ دیگر دوباره بزنید.']
    },
    erase: (trx, { userId }) =>
      affected(
        trx,
        sql`update payments.attempts set action = null, returned = null
          where user_id = ${userId} and num_nonnulls(action, returned) > 0`,
      ),
  }
}
