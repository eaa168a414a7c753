import { type RawBuilder, sql } from 'kysely'

/** Of all that was ever posted, as a `from` has them. */
export const allPostings = sql`wallet.account join wallet.posting on account_id = account.id join wallet.entry on entry.id = entry_id`

/** Postings of the entries that meet a condition, with their accounts, as a `from` has them: from few entries to their postings. Left to
 * itself a plan begins with accounts, of which it thinks that each has as few postings as most have, and reads millions. */
export function postingsOfEntries(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
      select id, kind, at, order_id, refund_id, attempt_id, withdrawal_id from wallet.entry where ${which} offset 0) entry
    cross join lateral (select account_id, amount from wallet.posting where entry_id = entry.id offset 0) posting
    cross join lateral (select class, owner from wallet.account where id = account_id offset 0) account`
}
