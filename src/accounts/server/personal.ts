import { sql } from 'kysely'
import { dataOf } from '#accounts/server/account-data.ts'
import type { BankDetails } from '#accounts/server/bank-details.ts'
import { displayOf } from '#accounts/server/chosen-display.ts'
import { affected } from '#database/affected.ts'
import { all, type Database } from '#database/database.ts'
import type { PersonalPart } from '#server/personal-part.ts'

export function accountsPart(database: Database, bank: BankDetails): PersonalPart {
  return {
    room: 'accounts',
    async exported(userId) {
      const details = await bank.mine(userId)
      return {
        account: await dataOf(database, userId),
        display: (await displayOf(database, userId)) ?? null,
        bankAccounts: await Promise.all(details.map(({ id }) => bank.numbersOf(userId, id))),
        signIns: await all(
          database,
          sql<object>`select how, device_words as device, network, created_at as "signedInAt", last_used_at as "lastUsedAt",
            revoked_at as "endedAt" from accounts.sessions where user_id = ${userId} order by created_at`,
        ),
        google: await all(
          database,
          sql<object>`select email, linked_at as "linkedAt" from accounts.google_links where user_id = ${userId}`,
        ),
        passkeys: await all(
          database,
          sql<object>`select name, created_at as "madeAt", last_used_at as "lastUsedAt" from accounts.passkeys
            where user_id = ${userId} order by created_at`,
        ),
      }
    },
    erase: (trx, { userId, phone, email }) =>
      affected(
        trx,
        sql`delete from accounts.bank_details where user_id = ${userId}`,
        sql`delete from accounts.google_links where user_id = ${userId}`,
        sql`delete from accounts.passkeys where user_id = ${userId}`,
        sql`delete from accounts.challenges where user_id = ${userId}`,
        sql`delete from accounts.codes where ${userId} in (for_user, own_of) or target in (${phone}, ${email})`,
        sql`delete from server.kept_answer where scope = ${`user:${userId}`}`,
        sql`delete from captcha.puzzles where user_id = ${userId}`,
      ),
  }
}
