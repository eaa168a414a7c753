import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'

export interface Browser {
  readonly address: string
  readonly device: string
}

export function hashOfDevice(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}

/** Own browser: the account is open in it or was signed out there. `user` is a column or a value. */
export function isOwnBrowser(user: RawBuilder<unknown>, device: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from accounts.sessions s where s.user_id = ${user} and s.device = ${hashOfDevice(device)}
      and (s.revoked_at is null or s.revoked_why = 'signed out' and not exists (
        select 1 from accounts.sessions out where out.user_id = s.user_id and out.device = s.device
          and out.revoked_why <> 'signed out' and out.revoked_at >= s.created_at)))`
}

/** Matches no account, so that unknown targets cost the same query. */
export const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`

export async function isNewDevice(trx: Trx, userId: string, device: string): Promise<boolean> {
  const { before, here } = await one(
    trx,
    sql<{ before: boolean; here: boolean }>`select ${isOwnBrowser(sql`${userId}::uuid`, device)} as here,
      exists (select 1 from accounts.sessions where user_id = ${userId}) as before`,
  )
  return before && !here
}

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

export async function browserOf(trx: Trx, sessionId: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{
      device: Buffer
    }>`select device from accounts.sessions where id::text = ${sessionId} and device is not null`,
  )
  return row?.device.toString('base64url')
}
