import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { all, one, openDatabase } from '#database/database.ts'
import { runAs } from '#database/embedded/run-as.ts'
import { migrate } from '#database/migrate.ts'
import { freePort } from '#server/free-port.ts'
import { schemaWith } from '#testing/database/schema.ts'
import { openTestHouse } from '#testing/server/house.ts'

const program = '/usr/sbin/pgbouncer'
const overPgbouncer = existsSync(program) ? test : () => undefined

overPgbouncer('in session mode limits hold, changes run, and what is listened for is heard', async () => {
  await using house = await openTestHouse()
  await using pooler = await openPooler(String(house.settings.databaseUrl))
  const pooled = openDatabase(pooler.url, 3)
  const { database } = pooled
  const limit = (name: string) =>
    one(database, sql<{ limit: string }>`select current_setting(${name}) as limit`)
  assert.deepEqual(await limit('statement_timeout'), { limit: '30s' })
  assert.deepEqual(await limit('idle_in_transaction_session_timeout'), { limit: '30s' })

  const ran = await migrate(
    pooler.url,
    schemaWith({ 'migrations/9001_new.sql': 'create table pooled (id integer primary key)' }, house),
    { lockMs: 100, restMs: 20, tries: 200 },
  )
  assert.deepEqual(ran, ['9001_new.sql'])

  const listener = new pg.Client({ connectionString: pooler.url })
  await listener.connect()
  await listener.query('listen pooled')
  const heard = once(listener, 'notification', { signal: AbortSignal.timeout(5000) })
  await database.transaction().execute(async (trx) => {
    for (const id of [1, 2, 3]) await sql`insert into pooled values (${id})`.execute(trx)
    await sql`select pg_notify('pooled', 'three')`.execute(trx)
  })
  assert.equal(((await heard) as [pg.Notification])[0].payload, 'three')
  await listener.end()
  assert.equal((await all(database, sql`select id from pooled where id > ${0}`)).length, 3)

  // whoever comes next over the same connection has nothing of whoever was there
  await pooled.close()
  const next = openDatabase(pooler.url, 3)
  const left = sql<{ names: number; locks: number }>`
    select (select count(*) from pg_prepared_statements)::integer as names,
      (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())::integer as locks`
  assert.deepEqual(await one(next.database, left), { names: 0, locks: 0 })
  await next.close()
})

overPgbouncer('a limit that is told when a connection opens is refused by it', async () => {
  await using house = await openTestHouse()
  await using pooler = await openPooler(String(house.settings.databaseUrl))
  const told = new pg.Client({ connectionString: pooler.url, statement_timeout: 30_000 })
  told.on('error', () => undefined)
  await assert.rejects(told.connect(), /unsupported startup parameter/)
})

interface Pooler extends AsyncDisposable {
  readonly url: string
}

async function openPooler(direct: string): Promise<Pooler> {
  const url = new URL(direct)
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort(54_990, '127.0.0.1')
  const users = path.join(folder, 'users.txt')
  writeFileSync(users, `"${decodeURIComponent(url.username)}" "${decodeURIComponent(url.password)}"\n`)
  const configuration = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    configuration,
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = session
default_pool_size = 6
`,
  )
  const running = spawn(program, ['-q', configuration], { ...runAs(), stdio: 'ignore' })
  url.hostname = '127.0.0.1'
  url.port = String(port)
  await listening(url.href, running)
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listening(connectionString: string, running: ChildProcess): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    if (running.exitCode !== null) throw new Error(`pgbouncer ended with ${running.exitCode}`)
    const client = new pg.Client({ connectionString })
    client.on('error', () => undefined)
    const opened = await client.connect().then(
      () => true,
      () => false,
    )
    if (opened) return client.end()
    await sleep(50)
  }
  throw new Error('pgbouncer does not listen')
}
