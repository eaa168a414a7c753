import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, maybe } from '#database/database.ts'
import type { House } from '#server/house.ts'
import type { Once, StoredResponse } from '#server/mount.ts'
import { type Refusal, refusals } from '#server/refusal.ts'

const refuse = refusals({
  KEY_OF_ANOTHER: {
    says: 'این کلید پیش‌تر برای درخواست دیگری به کار رفته است؛ صفحه را تازه کنید.',
    status: 422,
  },
  STILL_RUNNING: { says: 'همین درخواست در حال انجام است؛ چند لحظه صبر کنید.', status: 409 },
})

/** Without a heartbeat for so long, another may run the call: handlers are idempotent. */
const leaseSeconds = 5
const heartbeatMs = 1500
const keptHours = 48

export interface Idempotency {
  /** The first response to a key is repeated for two days.
   * Refuses KEY_OF_ANOTHER (422), STILL_RUNNING (409 with Retry-After). */
  readonly around: Once
}

interface Row {
  readonly runner: string
  readonly same: boolean
  readonly status: number | null
  readonly body: string | null
}

type What = Parameters<Once>[0]

export function openIdempotency(
  { database, clock, jobs }: Pick<House, 'database' | 'clock' | 'jobs'>,
  beatEveryMs = heartbeatMs,
): Idempotency {
  jobs.every('server.forget-answers', '17 * * * *', () => forget(database, clock.now()))
  const shelf: Shelf = { database, now: () => clock.now(), beatEveryMs }
  return { around: (what, run) => around(shelf, what, run) }
}

interface Shelf {
  readonly database: Database
  readonly beatEveryMs: number
  readonly now: () => Temporal.Instant
}

async function around(
  shelf: Shelf,
  what: What,
  run: () => Promise<StoredResponse>,
): Promise<StoredResponse & { replayed: boolean }> {
  const runner = randomUUID()
  const row = await lease(shelf, what, runner)
  if (!row.same) throw refuse('KEY_OF_ANOTHER')
  if (row.status !== null && row.body !== null) return { status: row.status, body: row.body, replayed: true }
  if (row.runner !== runner) throw stillRunning()
  const heartbeat = setInterval(
    () => void renew(shelf, what, runner).catch(() => undefined),
    shelf.beatEveryMs,
  )
  try {
    const kept = await run()
    if (!(await isKept(shelf, what, { runner, kept }))) throw stillRunning() // another took over: its answer counts
    return { ...kept, replayed: false }
  } catch (error) {
    await giveUp(shelf, what, runner)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

async function lease(shelf: Shelf, what: What, runner: string): Promise<Row> {
  const now = shelf.now()
  const row = await maybe(
    shelf.database,
    sql<Row>`
      insert into server.kept_answer as had (scope, line, key, body_hash, runner, leased_until, begun_at)
      values (${what.scope}, ${what.line}, ${what.key}, ${hashOf(what.bodyText)}, ${runner},
        ${now.add({ seconds: leaseSeconds })}, ${now})
      on conflict (scope, line, key) do update set
        runner = case when ${isFree(now)} then excluded.runner else had.runner end,
        leased_until = case when ${isFree(now)} then excluded.leased_until else had.leased_until end
      returning runner, body_hash = ${hashOf(what.bodyText)} as same, status, body`,
  )
  if (row === undefined) throw stillRunning()
  return row
}

function isFree(now: Temporal.Instant) {
  return sql`(had.status is null and had.leased_until <= ${now} and had.body_hash = excluded.body_hash)`
}

async function renew(shelf: Shelf, { scope, line, key }: What, runner: string): Promise<void> {
  await sql`update server.kept_answer set leased_until = ${shelf.now().add({ seconds: leaseSeconds })}
    where scope = ${scope} and line = ${line} and key = ${key} and runner = ${runner} and status is null`.execute(
    shelf.database,
  )
}

async function isKept(
  { database }: Shelf,
  { scope, line, key }: What,
  { runner, kept }: { runner: string; kept: StoredResponse },
): Promise<boolean> {
  const row = await maybe(
    database,
    sql`update server.kept_answer set status = ${kept.status}, body = ${kept.body}
      where scope = ${scope} and line = ${line} and key = ${key} and runner = ${runner} and status is null
      returning runner`,
  )
  return row !== undefined
}

async function giveUp({ database }: Shelf, { scope, line, key }: What, runner: string): Promise<void> {
  await sql`delete from server.kept_answer
    where scope = ${scope} and line = ${line} and key = ${key} and runner = ${runner} and status is null`.execute(
    database,
  )
}

async function forget(database: Database, now: Temporal.Instant): Promise<void> {
  await sql`delete from server.kept_answer where begun_at < ${now.subtract({ hours: keptHours })}`.execute(
    database,
  )
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function stillRunning(): Refusal {
  return refuse('STILL_RUNNING', { headers: { 'retry-after': '1' } })
}
