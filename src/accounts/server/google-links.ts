import { sql } from 'kysely'
import type { GoogleAccount } from '#accounts/server/google-token.ts'
import { maybe, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

export async function ownerOfGoogle(trx: Trx, { subject }: GoogleAccount): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{ user_id: string }>`select user_id from accounts.google_links where subject = ${subject}`,
  )
  return row?.user_id
}

/** Only living accounts and verified addresses. */
export async function ownerOfEmail(trx: Trx, email: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{ id: string }>`select id from accounts.users where lower(email) = ${email} and erased_at is null`,
  )
  return row?.id
}

export async function googleOf(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{ email: string }>`select email from accounts.google_links where user_id = ${userId}`,
  )
  return row?.email
}

export type Linked = 'linked' | 'was linked' | 'taken' | 'another'

/** `taken`: this Google account or its e-mail belongs to another account; `another`: this account has a different one. */
export async function link(
  house: House,
  trx: Trx,
  { userId, google }: { userId: string; google: GoogleAccount },
): Promise<Linked> {
  const ofEmail = await ownerOfEmail(trx, google.email)
  if (ofEmail !== undefined && ofEmail !== userId) return 'taken'
  const made = await maybe(
    trx,
    sql`insert into accounts.google_links (subject, user_id, email, linked_at)
      values (${google.subject}, ${userId}, ${google.email}, ${house.clock.now()})
      on conflict do nothing returning 1`,
  )
  if (made !== undefined) return 'linked'
  const owner = await ownerOfGoogle(trx, google)
  if (owner === undefined) return 'another'
  return owner === userId ? 'was linked' : 'taken'
}

export async function unlink(trx: Trx, userId: string): Promise<void> {
  await sql`delete from accounts.google_links where user_id = ${userId}`.execute(trx)
}
