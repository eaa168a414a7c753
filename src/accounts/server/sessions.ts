import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { prefixOf } from '#accounts/address-prefix.ts'
import { deviceInWords } from '#accounts/device-in-words.ts'
import { hashOfDevice } from '#accounts/server/devices.ts'
import { firstToken, type OpenSession, rotate, sessionOf } from '#accounts/server/refresh-tokens.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { Arrival } from '#accounts/server/sign-in-attempt.ts'
import { all, maybe, type Trx } from '#database/database.ts'
import { announcingEndOf } from '#server/bus.ts'
import type { House } from '#server/house.ts'

/** How long another process may still trust a session revoked here, if it missed the notice. */
const BELIEVED_MS = 5000
/** Precision of «last used». */
const NOTICED_SECONDS = 300

export type EndOthers = (userId: string, but: string | undefined, why: string) => Promise<void>

export interface Sessions {
  open(trx: Trx, userId: string, arrival: Arrival): Promise<OpenSession>
  /** undefined: not valid. A token used before counts as theft and ends its session. */
  rotate(refreshToken: string): Promise<OpenSession | undefined>
  revoke(
    by: { sessionId?: string | undefined; refreshToken?: string | undefined },
    why: string,
  ): Promise<void>
  /** Ends all sessions but `but`; returns how many. */
  endOthers(userId: string, but: string | undefined, why: string): Promise<number>
  changing<T>(work: (trx: Trx, endOthers: EndOthers) => Promise<T>): Promise<T>
  erase(userId: string, trx: Trx): Promise<void>
  isAlive(sessionId: string): Promise<boolean>
  hasEnded(sessionId: string): void
}

export function openSessions(house: House): Sessions {
  const believed = new LRUCache<string, boolean>({
    max: 50_000,
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now: () => house.clock.now().epochMilliseconds },
  })
  function believeEnded(ended: readonly Ended[]): number {
    for (const { id, why } of ended) {
      believed.set(id, false)
      house.log.info({ sessionId: id, why }, 'session.ended')
    }
    return ended.length
  }
  async function end(sessions: ReturnType<typeof sql>, why: string): Promise<number> {
    return believeEnded(await revoke(house, house.database, { sessions, why }))
  }
  return {
    open: (trx, userId, arrival) => open(house, trx, { userId, arrival }),
    async rotate(refreshToken) {
      const rotation = await house.database.transaction().execute((trx) => rotate(house, trx, refreshToken))
      if ('reusedIn' in rotation) await end(sql`id = ${rotation.reusedIn}`, 'refresh token used twice')
      return 'refreshToken' in rotation ? rotation : undefined
    },
    async revoke({ sessionId, refreshToken }, why) {
      const other = refreshToken === undefined ? undefined : await sessionOf(house.database, refreshToken)
      for (const id of new Set([sessionId, other])) if (id !== undefined) await end(sql`id = ${id}`, why)
    },
    endOthers: (userId, but, why) => end(othersOf(userId, but), why),
    async changing(work) {
      const ended: Ended[] = []
      const done = await house.database.transaction().execute((trx) =>
        work(trx, async (userId, but, why) => {
          ended.push(...(await revoke(house, trx, { sessions: othersOf(userId, but), why })))
        }),
      )
      believeEnded(ended)
      return done
    },
    async erase(userId, trx) {
      const erased = await all(
        trx,
        sql<{
          id: string
        }>`delete from accounts.sessions where user_id = ${userId} returning id, ${announcingEndOf(sql`id`)}`,
      )
      for (const { id } of erased) believed.set(id, false)
      house.log.info({ userId, many: erased.length }, 'sessions.erased')
    },
    async isAlive(sessionId) {
      const known = believed.get(sessionId)
      if (known !== undefined) return known
      const wasAlive = await lookAt(house, sessionId)
      const isAlive = wasAlive && believed.get(sessionId) !== false
      believed.set(sessionId, isAlive)
      return isAlive
    },
    hasEnded: (sessionId) => void believed.set(sessionId, false),
  }
}

interface Ended {
  readonly id: string
  readonly why: string
}

function othersOf(userId: string, but: string | undefined) {
  return sql`user_id = ${userId} and id is distinct from ${but ?? null}::uuid`
}

function revoke(
  house: House,
  trx: Trx,
  { sessions, why }: { sessions: ReturnType<typeof sql>; why: string },
): Promise<readonly Ended[]> {
  return all(
    trx,
    sql<Ended>`update accounts.sessions set revoked_at = ${house.clock.now()}, revoked_why = ${why}
      where ${sessions} and revoked_at is null returning id, revoked_why as why, ${announcingEndOf(sql`id`)}`,
  )
}

async function open(
  house: House,
  trx: Trx,
  { userId, arrival }: { userId: string; arrival: Arrival },
): Promise<OpenSession> {
  const now = house.clock.now()
  // the lock waits for a running erasure
  const opened = await maybe(
    trx,
    sql<{ id: string }>`insert into accounts.sessions
        (user_id, created_at, last_used_at, how, device, device_words, network, brand)
      select id, ${now}::timestamptz, ${now}::timestamptz, ${arrival.how}, ${hashOfDevice(arrival.device)}::bytea,
        ${deviceInWords(arrival.userAgent)}, ${prefixOf(arrival.address)}, ${house.settings.sites.here().brand.id}
      from accounts.users where id = ${userId} and erased_at is null for key share returning id`,
  )
  if (opened === undefined) throw refuse('SESSION_ENDED')
  return { userId, sessionId: opened.id, refreshToken: await firstToken(house, trx, opened.id) }
}

async function lookAt(house: House, sessionId: string): Promise<boolean> {
  const now = house.clock.now()
  const row = await maybe(
    house.database,
    sql<{ last_used_at: Temporal.Instant }>`select last_used_at from accounts.sessions
      where id = ${sessionId} and revoked_at is null`,
  )
  if (row === undefined) return false
  if (row.last_used_at.until(now).total('seconds') >= NOTICED_SECONDS)
    await sql`update accounts.sessions set last_used_at = ${now} where id = ${sessionId}`.execute(
      house.database,
    )
  return true
}
