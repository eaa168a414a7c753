import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'

/** The browser that asks. */
export interface Browser {
  readonly address: string
  readonly device: string
}

/** A browser's secret is kept as its hash. */
export function hashOfDevice(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}

/**
 * Whether a browser is one of an account's own: the account is open in it, or was opened and left there by signing out.
 * A browser that was thrown out (its session ended elsewhere, by a new password or number, or for a stolen token) is a
 * stranger until it opens the account again. `user` is a column or a value.
 */
export function isOwnBrowser(user: RawBuilder<unknown>, device: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from accounts.sessions s where s.user_id = ${user} and s.device = ${hashOfDevice(device)}
      and (s.revoked_at is null or s.revoked_why = 'signed out' and not exists (
        select 1 from accounts.sessions out where out.user_id = s.user_id and out.device = s.device
          and out.revoked_why <> 'signed out' and out.revoked_at >= s.created_at)))`
}

/** No account has it: where nobody is, the same is looked for as where somebody is. */
export const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** Has this account been opened before, and is this browser none of its own? The account's first browser is no news. */
export async function isNewDevice(trx: Trx, userId: string, device: string): Promise<boolean> {
  const { before, here } = await one(
    trx,
    sql<{ before: boolean; here: boolean }>`select ${isOwnBrowser(sql`${userId}::uuid`, device)} as here,
      exists (select 1 from accounts.sessions where user_id = ${userId}) as before`,
  )
  return before && !here
}

/** The account of this number (E.164) or e-mail address, if this browser is one of its own. */
export async function ownerHere(trx: Trx, target: string, device: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{ id: string }>`select u.id from (select coalesce((array(
          select id from accounts.users where phone = ${target} and erased_at is null
          union all select id from accounts.users where lower(email) = ${target} and erased_at is null))[1], ${nobody}) as id) u
      where ${isOwnBrowser(sql`u.id`, device)}`,
  )
  return row?.id
}

/** A mark of the browser a session was opened in; undefined for one from before browsers were known. */
export async function browserOf(trx: Trx, sessionId: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{
      device: Buffer
    }>`select device from accounts.sessions where id::text = ${sessionId} and device is not null`,
  )
  return row?.device.toString('base64url')
}
