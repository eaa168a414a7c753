import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function withdrawalsPart(database: Database): PersonalPart {
  return {
    room: 'withdrawals',
    exported: async (userId) => ({
      unit: 'rial',
      withdrawals: await all(
        database,
        sql<object>`select number, account_hint as account, amount, state, made_at as "at"
          from withdrawals.request where user_id = ${userId} order by made_at`,
      ),
    }),
    async unfinished(userId, trx) {
      const open = await all(
        trx,
        sql<{ number: string }>`select number from withdrawals.request
          where user_id = ${userId} and state in ('requested', 'sent')`,
      )
      return open.map(({ number }) => `برداشت ${number} هنوز به حساب شما نرسیده است.`)
    },
    erase: (trx, { userId }) =>
      affected(trx, sql`delete from withdrawals.checked_account where user_id = ${userId}`),
  }
}
