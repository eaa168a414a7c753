import { sql } from 'kysely'
import { refuse } from '#accounts/server/refusals.ts'
import type { Sessions } from '#accounts/server/sessions.ts'
import type { OpenSignIn } from '#accounts/session-calls.ts'
import { all, maybe } from '#database/database.ts'
import type { House } from '#server/house.ts'

export interface OwnSessions {
  list(userId: string, here: string): Promise<readonly OpenSignIn[]>
  openAmong(sessionIds: readonly string[]): Promise<readonly string[]>
  /** Throws SESSION_UNKNOWN, also for another user's. */
  end(userId: string, sessionId: string): Promise<void>
  endOthers(userId: string, here: string): Promise<number>
}

export function openOwnSessions(house: House, sessions: Sessions): OwnSessions {
  return {
    list: (userId, here) => list(house, userId, here),
    async openAmong(sessionIds) {
      const open = await all(
        house.database,
        sql<{ id: string }>`select id from accounts.sessions s
          where id = any(${sessionIds}::uuid[]) and ${isOpen(house)}`,
      )
      return open.map(({ id }) => id)
    },
    async end(userId, sessionId) {
      const own = await maybe(
        house.database,
        sql`select 1 from accounts.sessions where id = ${sessionId} and user_id = ${userId} and revoked_at is null`,
      )
      if (own === undefined) throw refuse('SESSION_UNKNOWN')
      await sessions.revoke({ sessionId }, 'signed out elsewhere')
    },
    endOthers: (userId, here) => sessions.endOthers(userId, here, 'signed out elsewhere'),
  }
}

interface SessionRow extends Pick<OpenSignIn, 'id' | 'how' | 'network'> {
  readonly device_words: string
  readonly created_at: Temporal.Instant
  readonly last_used_at: Temporal.Instant
}

function isOpen({ clock }: House) {
  return sql`s.revoked_at is null and exists (select 1 from accounts.refresh_tokens t
    where t.session_id = s.id and t.used_at is null and t.expires_at > ${clock.now()})`
}

async function list(house: House, userId: string, here: string): Promise<readonly OpenSignIn[]> {
  const rows = await all(
    house.database,
    sql<SessionRow>`select id, how, network, device_words, created_at, last_used_at from accounts.sessions s
      where user_id = ${userId} and ${isOpen(house)}
      order by (id = ${here}) desc, last_used_at desc limit 100`,
  )
  return rows.map((row) => ({
    id: row.id,
    isThis: row.id === here,
    how: row.how,
    device: row.device_words === '' ? 'دستگاه ناشناس' : row.device_words,
    network: row.network,
    signedInAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at.toString(),
  }))
}
