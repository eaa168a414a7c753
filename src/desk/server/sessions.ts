import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { maybe, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** Precision of «last used». */
const noticedSeconds = 60

export interface Arrival {
  /** truncated address */
  readonly network: string
  readonly deviceWords: string
}

export function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Of somebody proven; the token is told once. */
export async function openSession(
  { clock }: Pick<House, 'clock'>,
  trx: Trx,
  { staffId, arrival }: { staffId: string; arrival: Arrival },
): Promise<string> {
  const { token, hash } = newToken()
  const now = clock.now()
  await sql`insert into desk.session
      (staff_id, token_hash, created_at, last_used_at, ends_at, network, device_words)
    values (${staffId}, ${hash}, ${now}, ${now}, ${now.add({ seconds: clocks.deskSession })},
      ${arrival.network}, ${arrival.deviceWords})`.execute(trx)
  return token
}

interface SessionRow {
  readonly sessionId: string
  readonly staffId: string
  readonly name: string
  readonly roles: readonly string[]
  readonly lastUsedAt: Temporal.Instant
}

/** Undefined for a session that ended, was idle too long, or whose owner is disabled. Roles are those of now. */
export async function staffBy(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  token: string,
  { network, isBackground }: { network: string; isBackground: boolean },
): Promise<StaffVisitor | undefined> {
  const now = clock.now()
  const row = await maybe(
    database,
    sql<SessionRow>`select session.id as "sessionId", staff.id as "staffId", name, roles,
        last_used_at as "lastUsedAt"
      from desk.session join desk.staff on staff.id = staff_id
      where token_hash = ${hashOf(token)} and revoked_at is null and disabled_at is null
        and ends_at > ${now} and last_used_at > ${now.subtract({ seconds: clocks.deskIdle })}`,
  )
  if (row === undefined) return undefined
  const { lastUsedAt, ...staff } = row
  if (!isBackground && lastUsedAt.until(now).total('seconds') >= noticedSeconds)
    await sql`update desk.session set last_used_at = ${now} where id = ${row.sessionId}`.execute(database)
  return { kind: 'staff', ...staff, network }
}

export async function endSession(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  sessionId: string,
): Promise<void> {
  await sql`update desk.session set revoked_at = ${clock.now()}, revoked_why = 'signed out'
    where id = ${sessionId} and revoked_at is null`.execute(database)
}
