import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type AdapterSettings, type AgencySettings, settingsFrom } from '#app/settings.ts'
import type { Call } from '#calls/call.ts'
import { openDatabase } from '#database/database.ts'
import { MovableClock } from '#server/clock.ts'
import type { House } from '#server/house.ts'
import { openHttp } from '#server/http.ts'
import { type Jobs, openJobs, type RunningJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { type MountedRoom, mount, type Once, type StoredResponse } from '#server/mount.ts'
import type { VisitorOf } from '#server/visitor.ts'
import { type Filled, freshDatabase } from '#testing/database/database.ts'

export interface TestHouse extends House<AdapterSettings>, AsyncDisposable {
  readonly app: FastifyInstance
  readonly pool: pg.Pool
  readonly clock: MovableClock
  readonly jobs: RunningJobs
  readonly logged: string[]
  /** The user is in the header `x-user`; idempotent responses are stored only with `once`. */
  mount<T extends Record<string, Call>>(room: MountedRoom<T>, once?: Once): void
  close(): Promise<void>
}

/** no job runs by itself */
export const byHand: Jobs = { queue: () => ({ send: async () => undefined }), every: () => undefined }

/** Whoever stands in a crowd on a busy machine waits: what is tried is who comes in, and not how soon. */
const patienceMs = 300_000

/** Real PostgreSQL and web server, movable clock, no rooms. */
export async function openTestHouse(
  environment: Record<string, string> = {},
  filled?: Filled,
): Promise<TestHouse> {
  const fresh = await freshDatabase(filled)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parastoo-test-'))
  const settings: AgencySettings = settingsFrom({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    FLOOD_PER_MINUTE: '0',
    ...environment,
  })
  const logged: string[] = []
  const log = openLog(settings.logLevel, { write: (line) => void logged.push(line) })
  const { database, pool, close: closePool } = openDatabase(fresh.url, 12, { patienceMs })
  const jobs = openJobs(fresh.url, log)
  const app = await openHttp({ settings: { ...settings, databaseUrl: fresh.url }, log })
  async function close() {
    await app.close()
    await jobs.stop()
    await closePool()
    await fresh.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    settings: { ...settings, databaseUrl: fresh.url },
    database,
    pool,
    jobs,
    clock: new MovableClock(),
    log,
    logged,
    app,
    mount: (room, once = keepNothing) => mount(app, room, { visitorOf: namedInHeader, once }),
    close,
    [Symbol.asyncDispose]: close,
  }
}

const namedInHeader: VisitorOf = async (request) => {
  const userId = request.headers['x-user']
  return typeof userId === 'string' ? { kind: 'user', userId, sessionId: 'test' } : { kind: 'guest' }
}

async function keepNothing(
  _what: object,
  run: () => Promise<StoredResponse>,
): Promise<StoredResponse & { replayed: boolean }> {
  return { ...(await run()), replayed: false }
}
