import { createHash, ECDH, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import type { PushKeys } from '#messages/server/push-cipher.ts'
import { isPushEndpoint } from '#messages/server/push-settings.ts'
import { refuse } from '#messages/server/refusals.ts'
import { sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'

export interface Browser {
  readonly endpoint: string
  readonly keys: PushKeys
  /** the VAPID key it was subscribed with; of before brands had their own: the house's */
  readonly subscribedTo?: string
}

/** Of these sessions, those still open: others get no push. */
export type OpenAmong = (sessionIds: readonly string[]) => Promise<readonly string[]>

export interface SignIn {
  readonly userId: string
  readonly sessionId: string
}

/** Push subscriptions. Each belongs to a session and ends with it. */
export interface Browsers {
  keep(trx: Trx, whose: SignIn, browser: Browser): Promise<void>
  idsOf(trx: Trx, userId: string): Promise<readonly string[]>
  isOn(sessionId: string): Promise<boolean>
  /** undefined when gone or its session has ended (which deletes it). */
  reachable(id: string): Promise<Browser | undefined>
  forget(which: { readonly id: string } | { readonly sessionId: string }): Promise<void>
  sweep(): Promise<void>
}

export function openBrowsers(
  { database, clock, settings }: House<MessageSettings>,
  openAmong: OpenAmong,
): Browsers {
  const seal = sealer(settings.secrets.vault, 'browsers')
  const { push } = settings.ways
  return {
    async keep(trx, { userId, sessionId }, browser) {
      const { endpoint, keys } = browser
      if (push === undefined || !isPushEndpoint(endpoint, push) || !isPoint(keys.p256dh))
        throw refuse('BROWSER_NOT_TAKEN')
      const hash = createHash('sha256').update(endpoint).digest()
      const id = randomUUID()
      await sql`delete from messages.browsers where session_id = ${sessionId} and user_id = ${userId}`.execute(
        trx,
      )
      await sql`insert into messages.browsers (id, user_id, session_id, endpoint_hash, sealed, created_at)
        values (${id}, ${userId}, ${sessionId}, ${hash}, ${seal.seal(JSON.stringify(browser), id)}, ${clock.now()})
        on conflict (endpoint_hash) do update set id = excluded.id, user_id = excluded.user_id,
          session_id = excluded.session_id, sealed = excluded.sealed, created_at = excluded.created_at`.execute(
        trx,
      )
    },
    async idsOf(trx, userId) {
      const rows = await all(
        trx,
        sql<{ id: string }>`select id from messages.browsers where user_id = ${userId} order by created_at`,
      )
      return rows.map(({ id }) => id)
    },
    isOn: async (sessionId) =>
      (await maybe(database, sql`select 1 from messages.browsers where session_id = ${sessionId}`)) !==
      undefined,
    async reachable(id) {
      const row = await maybe(
        database,
        sql<BrowserRow>`select session_id, sealed from messages.browsers where id = ${id}`,
      )
      if (row === undefined) return undefined
      const [isOpen] = await openAmong([row.session_id])
      if (isOpen !== undefined) return JSON.parse(seal.open(row.sealed, id)) as Browser
      await forget(database, sql`id = ${id}`)
      return undefined
    },
    forget: (which) =>
      forget(database, 'id' in which ? sql`id = ${which.id}` : sql`session_id = ${which.sessionId}`),
    async sweep() {
      const rows = await all(
        database,
        sql<{ session_id: string }>`select distinct session_id from messages.browsers`,
      )
      const open = new Set(await openAmong(rows.map((row) => row.session_id)))
      const ended = rows.map((row) => row.session_id).filter((sessionId) => !open.has(sessionId))
      await forget(database, sql`session_id = any(${ended}::text[])`)
    },
  }
}

interface BrowserRow {
  readonly session_id: string
  readonly sealed: Buffer
}

async function forget(database: Database, which: ReturnType<typeof sql>): Promise<void> {
  await sql`delete from messages.browsers where ${which}`.execute(database)
}

/** A point on the curve, as encryption needs. */
function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1').length === 65
  } catch {
    return false
  }
}
