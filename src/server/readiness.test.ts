import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { openDatabaseClock } from '#server/database-clock.ts'
import { serveHealth } from '#server/health.ts'
import { endConnectionsOnLeaving, openReadiness } from '#server/readiness.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

test('a house whose database only reads is not ready, and is again when it writes', async () => {
  await using house = await openTestHouse()
  const asked = watched(house)
  assert.deepEqual(await asked(), [200, { ready: true }])
  await writing(house, 'off')
  assert.deepEqual(await asked(), [503, { ready: false, why: 'database' }])
  await writing(house, 'on')
  assert.deepEqual(await asked(), [200, { ready: true }])
})

test('a house whose connections are all taken by buyers says at once that it is ready', async () => {
  await using house = await openTestHouse()
  const asked = watched(house)
  const taken = await Promise.all(Array.from({ length: 12 }, () => house.pool.connect()))
  try {
    assert.deepEqual(await asked(), [200, { ready: true }])
  } finally {
    for (const client of taken) client.release()
  }
})

test('a house that is going says so, and nobody asks the database for it any more', async () => {
  await using house = await openTestHouse()
  const readiness = openReadiness(String(house.settings.databaseUrl), house.log)
  readiness.leave()
  assert.deepEqual([readiness.isLeaving, await readiness.status()], [true, { ready: false, why: 'leaving' }])
  await readiness.close()
})

test('on a connection that is kept a house that is going serves on, says that it is the last answer, and says it is not ready', async () => {
  await using house = await openTestHouse()
  const { app, settings, log } = house
  const readiness = openReadiness(String(settings.databaseUrl), log)
  endConnectionsOnLeaving(app, readiness)
  serveHealth(app, { readiness, rooms: {}, version: '0' })
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: isIn, resolve: comeIn } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    comeIn()
    await isLetGo
    return 'served'
  })
  const address = await app.listen({ port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await got(`${address}/readyz`, agent)
  assert.deepEqual([first.status, first.connection], [200, 'keep-alive'])
  readiness.leave()
  const last = await got(`${address}/readyz`, agent)
  assert.deepEqual([last.status, last.connection, last.isReused], [404, 'close', true])
  const inTheMiddle = got(`${address}/slow`, agent)
  await isIn
  const closing = app.close()
  letGo()
  const served = await inTheMiddle
  assert.deepEqual([served.status, served.connection], [200, 'close'])
  await closing
  agent.destroy()
  await readiness.close()
})

function got(
  url: string,
  agent: Agent,
): Promise<{ status?: number; connection?: string; isReused: boolean }> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent }, (response) => {
      const { statusCode: status, headers } = response
      response.resume().on('end', () =>
        resolve({
          ...(status !== undefined && { status }),
          ...(headers.connection !== undefined && { connection: headers.connection }),
          isReused: asking.reusedSocket,
        }),
      )
    })
    asking.on('error', reject)
  })
}

test('however many ask at once, the database is asked once', async () => {
  await using house = await openTestHouse()
  const { database, settings, log } = house
  await sql`create table written (at timestamptz default now())`.execute(database)
  await sql`create function note_writing() returns trigger language plpgsql as
    'begin insert into public.written default values; return new; end'`.execute(database)
  await sql`create trigger noted before insert on server.proof_of_writing execute function note_writing()`.execute(
    database,
  )
  const readiness = openReadiness(String(settings.databaseUrl), log)
  await Promise.all(Array.from({ length: 50 }, () => readiness.status()))
  await readiness.close()
  assert.equal((await all(database, sql`select at from written`)).length, 1)
})

test('a house whose clock differs by more than a second serves, and says by how much', async () => {
  await using house = await openTestHouse()
  const url = String(house.settings.databaseUrl)
  for (const [by, said] of [
    [5000, [5]],
    [-5000, [-5]],
    [100, []],
  ] as const) {
    const machine = { wall: () => Date.now() + by, steady: () => performance.now() }
    await using opened = new AsyncDisposableStack()
    const clock = await openDatabaseClock(url, house.log, machine)
    opened.defer(clock.close)
    const readiness = openReadiness(url, house.log, { clock })
    opened.defer(readiness.close)
    const status = await readiness.status()
    assert.equal(status.ready, true)
    const ahead = 'clock' in status && status.clock !== undefined ? [status.clock.aheadMs] : []
    assert.deepEqual(
      ahead.map((ms) => Math.round(ms / 1000)),
      said,
    )
  }
})

function watched(house: TestHouse): () => Promise<readonly [number, unknown]> {
  const readiness = openReadiness(String(house.settings.databaseUrl), house.log, { keptMs: 0 })
  serveHealth(house.app, { readiness, rooms: {}, version: '0' })
  house.app.addHook('onClose', () => readiness.close())
  return async () => {
    const answer = await house.app.inject('/readyz')
    return [answer.statusCode, answer.json()]
  }
}

async function writing({ database }: TestHouse, turned: 'on' | 'off'): Promise<void> {
  const readOnly = sql.lit(turned === 'off' ? 'on' : 'off')
  await sql`set default_transaction_read_only = off`.execute(database)
  await sql`do $$ begin
    execute format('alter database %I set default_transaction_read_only = %L', current_database(), ${readOnly});
  end $$`.execute(database)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'parastoo readiness'`.execute(database)
}
