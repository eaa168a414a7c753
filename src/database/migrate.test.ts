import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { schemaWith } from '#testing/database/schema.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const hasty = { lockMs: 100, restMs: 20, tries: 200 }

test('a migration takes as long as it needs, whatever limits the database and its role have', async () => {
  await using house = await openTestHouse()
  await sql`do $$ begin execute format('alter database %I set statement_timeout = 300', current_database()); end $$`.execute(
    house.database,
  )
  const ran = await migrated(
    house,
    `create table slow as
    select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle
    from pg_sleep(1)`,
  )
  assert.deepEqual(ran, ['9001_new.sql'])
  assert.deepEqual(await one(house.database, sql`select statement, idle from slow`), {
    statement: '0',
    idle: '0',
  })
})

test('a migration stands back for whoever is at work on its table, and comes again', async () => {
  await using house = await openTestHouse()
  const { database } = house
  await sql`create table busy (id integer)`.execute(database)
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const atWork = database.transaction().execute(async (trx) => {
    await all(trx, sql`select * from busy`)
    begin()
    await isOver
  })
  await hasBegun
  const ran = migrated(house, 'alter table busy add column name text')
  // readers may wait for a waiting migration, but never longer than it waits
  for (let turn = 0; turn < 20; turn++) {
    await all(database, sql`select * from busy`)
    await sleep(20)
  }
  end()
  await atWork
  assert.deepEqual(await ran, ['9001_new.sql'])
  assert.deepEqual(await all(database, sql`select name from busy`), [])
})

test('a migration that is held up for good fails with its name, and leaves nothing behind', async () => {
  await using house = await openTestHouse()
  const { database } = house
  await sql`create table busy (id integer)`.execute(database)
  await database.transaction().execute(async (trx) => {
    await all(trx, sql`select * from busy`)
    const failing = migrated(house, 'create table half (); alter table busy add column name text', {
      ...hasty,
      tries: 2,
    })
    await assert.rejects(failing, /9001_new\.sql/)
  })
  assert.deepEqual(await one(database, sql`select to_regclass('half') as half`), { half: null })
})

test('of two that migrate at once one runs, and the other waits however long that takes', async () => {
  await using house = await openTestHouse()
  const folder = schemaWith(newOne('create table slow as select 1 as one from pg_sleep(1)'), house)
  const url = String(house.settings.databaseUrl)
  const both = await Promise.all([migrate(url, folder, hasty), migrate(url, folder, hasty)])
  assert.deepEqual(both.flat(), ['9001_new.sql'])
})

test('a migration whose connection is lost runs again, and once', async () => {
  await using house = await openTestHouse()
  await sql`create sequence tries`.execute(house.database) // its numbers outlive what is rolled back
  const ran = await migrated(
    house,
    `create table late (id integer);
    do $$ begin if nextval('tries') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if; end $$`,
  )
  assert.deepEqual(ran, ['9001_new.sql'])
  assert.deepEqual(await one(house.database, sql`select last_value::integer as tries from tries`), {
    tries: 2,
  })
})

const newOne = (text: string) => ({ 'migrations/9001_new.sql': text })

function migrated(house: TestHouse, text: string, patience = hasty): Promise<readonly string[]> {
  return migrate(String(house.settings.databaseUrl), schemaWith(newOne(text), house), patience)
}
