import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { one } from '#database/database.ts'
import { type Machine, openDatabaseClock } from '#server/database-clock.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const minute = 60_000

function machineWrongBy(ms: number): Machine & { by: number } {
  return {
    by: ms,
    wall() {
      return Date.now() + this.by
    },
    steady: () => performance.now(),
  }
}

test('servers whose clocks differ by minutes tell one time, the database’s, and say that theirs is wrong', async () => {
  await using house = await openTestHouse()
  const url = String(house.settings.databaseUrl)
  await using opened = new AsyncDisposableStack()
  const clocks = await Promise.all(
    [-5 * minute, 0, 5 * minute].map((ms) => openDatabaseClock(url, house.log, machineWrongBy(ms))),
  )
  for (const clock of clocks) opened.defer(clock.close)
  for (let turn = 0; turn < 20; turn++) for (const clock of clocks) isNear(clock.now(), await timeOf(house))
  assert.deepEqual(
    clocks.map(({ skewMs }) => Math.round(skewMs / minute) + 0), // no -0
    [-5, 0, 5],
  )
  const told = house.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'clock.wrong')
  assert.deepEqual(told.map(({ skewMs }) => Math.round(skewMs / minute)).toSorted(), [-5, 5])
})

test('a clock that is set anew while we run moves nothing, and is measured again', async () => {
  await using house = await openTestHouse()
  const machine = machineWrongBy(0)
  const clock = await openDatabaseClock(String(house.settings.databaseUrl), house.log, machine)
  machine.by = -5 * minute
  isNear(clock.now(), await timeOf(house))
  await clock.measure()
  isNear(clock.now(), await timeOf(house))
  assert.equal(Math.round(clock.skewMs / minute), -5)
  await clock.close()
})

test('time never goes back, however often it is measured', async () => {
  await using house = await openTestHouse()
  const clock = await openDatabaseClock(String(house.settings.databaseUrl), house.log)
  let last = clock.now()
  for (let turn = 0; turn < 30; turn++) {
    await clock.measure()
    const next = clock.now()
    assert.ok(Temporal.Instant.compare(last, next) <= 0, `${last} and then ${next}`)
    last = next
  }
  await clock.close()
})

test('while the database is away time goes on from where it was', async () => {
  await using house = await openTestHouse()
  const url = new URL(String(house.settings.databaseUrl))
  const clock = await openDatabaseClock(url.href, house.log, machineWrongBy(5 * minute))
  const name = url.pathname.slice(1)
  const before = await timeOf(house)
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await clock.measure()
  isNear(clock.now(), before)
  assert.ok(house.logged.some((line) => line.includes('clock.not-measured')))
  await admin.query(`alter database ${name} allow_connections true`)
  await admin.end()
  await clock.close()
})

function isNear(told: Temporal.Instant, database: Temporal.Instant): void {
  const apart = Math.abs(told.until(database).total('seconds'))
  assert.ok(apart < 60, `${apart} seconds apart`)
}

async function timeOf({ database }: TestHouse): Promise<Temporal.Instant> {
  return (await one(database, sql<{ at: Temporal.Instant }>`select clock_timestamp() as at`)).at
}
