import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { firstToken, type OpenSession, rotate, sessionOf } from '#accounts/server/refresh-tokens.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** How long another process may still believe in a session that was revoked here. */
const BELIEVED_MS = 5000

export interface Sessions {
  open(trx: Trx, userId: string): Promise<OpenSession>
  /** The next tokens, or nothing; a token that was spent before is theft and ends its whole session. */
  rotate(refreshToken: string): Promise<OpenSession | undefined>
  revoke(
    by: { sessionId?: string | undefined; refreshToken?: string | undefined },
    why: string,
  ): Promise<void>
  isAlive(sessionId: string): Promise<boolean>
}

export function openSessions(house: House): Sessions {
  const believed = new LRUCache<string, boolean>({ max: 50_000, ttl: BELIEVED_MS })
  async function end(sessionId: string, why: string): Promise<void> {
    await sql`update accounts.sessions set revoked_at = ${house.clock.now()}, revoked_why = ${why}
      where id = ${sessionId} and revoked_at is null`.execute(house.database)
    believed.set(sessionId, false)
    house.log.info({ sessionId, why }, 'session.ended')
  }
  return {
    async open(trx, userId) {
      const session = await one(
        trx,
        sql<{ id: string }>`insert into accounts.sessions (user_id, created_at)
          values (${userId}, ${house.clock.now()}) returning id`,
      )
      return { userId, sessionId: session.id, refreshToken: await firstToken(house, trx, session.id) }
    },
    async rotate(refreshToken) {
      const rotation = await house.database.transaction().execute((trx) => rotate(house, trx, refreshToken))
      if ('reusedIn' in rotation) await end(rotation.reusedIn, 'refresh token used twice')
      return 'refreshToken' in rotation ? rotation : undefined
    },
    async revoke({ sessionId, refreshToken }, why) {
      const other = refreshToken === undefined ? undefined : await sessionOf(house.database, refreshToken)
      for (const id of new Set([sessionId, other])) if (id !== undefined) await end(id, why)
    },
    async isAlive(sessionId) {
      const known = believed.get(sessionId)
      if (known !== undefined) return known
      const row = await maybe(
        house.database,
        sql`select 1 from accounts.sessions where id = ${sessionId} and revoked_at is null`,
      )
      believed.set(sessionId, row !== undefined)
      return row !== undefined
    },
  }
}
