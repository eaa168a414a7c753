import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'

/** A browser's secret is kept as its hash. */
export function hashOfDevice(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}

/** Has this account been opened before, and never with this browser? The account's first browser is no news. */
export async function isNewDevice(trx: Trx, userId: string, device: string): Promise<boolean> {
  const { before, here } = await one(
    trx,
    sql<{ before: boolean; here: boolean }>`select count(*) > 0 as before,
        coalesce(bool_or(device = ${hashOfDevice(device)}), false) as here
      from accounts.sessions where user_id = ${userId}`,
  )
  return before && !here
}

/** Was the account of this number (E.164) or e-mail address ever opened in this browser? */
export async function knows(trx: Trx, target: string, device: string): Promise<boolean> {
  const { is_known } = await one(
    trx,
    sql<{ is_known: boolean }>`select exists (
        select 1 from accounts.users u join accounts.sessions s on s.user_id = u.id
        where u.id = any(array(select id from accounts.users where phone = ${target} and erased_at is null
            union all select id from accounts.users where lower(email) = ${target} and erased_at is null))
          and s.device = ${hashOfDevice(device)}) as is_known`,
  )
  return is_known
}
