import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { maybe, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** For two tabs or a lost response: a token reused this soon gets the same successor. */
const GRACE_SECONDS = 10

export interface OpenSession {
  readonly userId: string
  readonly sessionId: string
  readonly refreshToken: string
}

export interface SignedIn extends OpenSession {
  readonly accessToken: string
}

export type Rotation =
  | OpenSession
  | { readonly refused: 'unknown' | 'revoked' | 'expired' }
  /** used before, and not just now: stolen */
  | { readonly reusedIn: string }

/** 32 random bytes in base64url, stored as a hash for 30 days. */
export async function firstToken(house: House, trx: Trx, sessionId: string): Promise<string> {
  const token = randomBytes(32)
  await keep(trx, { token, sessionId, now: house.clock.now() })
  return token.toString('base64url')
}

export async function rotate(house: House, trx: Trx, refreshToken: string): Promise<Rotation> {
  const now = house.clock.now()
  const kept = await maybe(
    trx,
    sql<TokenRow>`select s.user_id, t.session_id, s.revoked_at, s.brand, t.expires_at, t.used_at, t.successor
      from accounts.refresh_tokens t join accounts.sessions s on s.id = t.session_id
      where t.hash = ${hashed(refreshToken)} for update of t`,
  )
  const { sites } = house.settings
  if (kept === undefined || sites.ofBrand(kept.brand) !== sites.here()) return { refused: 'unknown' }
  if (kept.revoked_at !== null) return { refused: 'revoked' }
  if (Temporal.Instant.compare(kept.expires_at, now) <= 0) return { refused: 'expired' }
  const session = { userId: kept.user_id, sessionId: kept.session_id }
  const mask = maskOf(house, refreshToken)
  if (kept.used_at !== null && kept.successor !== null) {
    if (kept.used_at.until(now).total('seconds') > GRACE_SECONDS) return { reusedIn: kept.session_id }
    return { ...session, refreshToken: masked(kept.successor, mask).toString('base64url') }
  }
  const token = randomBytes(32)
  await sql`update accounts.refresh_tokens set used_at = ${now}, successor = ${masked(token, mask)}
    where hash = ${hashed(refreshToken)}`.execute(trx)
  await keep(trx, { token, sessionId: kept.session_id, now })
  return { ...session, refreshToken: token.toString('base64url') }
}

export async function sessionOf(trx: Trx, refreshToken: string): Promise<string | undefined> {
  const row = await maybe(
    trx,
    sql<{
      session_id: string
    }>`select session_id from accounts.refresh_tokens where hash = ${hashed(refreshToken)}`,
  )
  return row?.session_id
}

interface TokenRow {
  readonly user_id: string
  readonly session_id: string
  readonly revoked_at: Temporal.Instant | null
  readonly brand: string | null
  readonly expires_at: Temporal.Instant
  readonly used_at: Temporal.Instant | null
  readonly successor: Buffer | null
}

async function keep(
  trx: Trx,
  { token, sessionId, now }: { token: Buffer; sessionId: string; now: Temporal.Instant },
): Promise<void> {
  const hash = hashed(token.toString('base64url'))
  await sql`insert into accounts.refresh_tokens (hash, session_id, expires_at)
    values (${hash}, ${sessionId}, ${now.add({ seconds: clocks.refreshToken })})`.execute(trx)
}

function hashed(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest()
}

/** Masks the stored successor with a key made from the previous token: the table alone yields no token. */
function maskOf(house: House, refreshToken: string): Buffer {
  return createHmac('sha256', house.settings.secrets.pepper).update(`successor ${refreshToken}`).digest()
}

function masked(bytes: Buffer, mask: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, index) => byte ^ (mask[index] ?? 0)))
}
