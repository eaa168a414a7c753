import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { all, openDatabase } from '#database/database.ts'
import { makeIndexes } from '#database/indexes.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

after(stopSharedServer)

const ofRow = 'create index concurrently row_by_n on public.filled (n);'

async function filledHouse(): Promise<TestHouse> {
  const house = await openTestHouse()
  await sql`create table filled (n integer); insert into filled values (1), (1)`.execute(house.database)
  return house
}

async function made(house: TestHouse, text = ofRow): Promise<void> {
  const folder = path.join(mkdtempSync(path.join(house.settings.dataDir, 'schema-')), 'indexes')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'filled.sql'), text)
  const { database, close } = openDatabase(String(house.settings.databaseUrl), 1)
  await makeIndexes(database, folder, 200)
  await close()
}

const onFilled = ({ database }: TestHouse) =>
  all(
    database,
    sql<{
      name: string
      isValid: boolean
      oid: number
    }>`select relname as name, indisvalid as "isValid", oid::int
      from pg_index join pg_class on oid = indexrelid where indrelid = 'public.filled'::regclass`,
  )

test('an index that is not there is made, and made once', async () => {
  await using house = await filledHouse()
  await made(house)
  const first = await onFilled(house)
  assert.deepEqual(
    first.map(({ name, isValid }) => [name, isValid]),
    [['row_by_n', true]],
  )
  await made(house)
  assert.deepEqual(await onFilled(house), first)
})

test('one that was left half made is made anew', async () => {
  await using house = await filledHouse()
  await assert.rejects(sql`create unique index concurrently row_by_n on filled (n)`.execute(house.database))
  assert.deepEqual(
    (await onFilled(house)).map(({ isValid }) => isValid),
    [false],
  )
  await made(house)
  assert.deepEqual(
    (await onFilled(house)).map(({ isValid }) => isValid),
    [true],
  )
})

test('a start does not wait for whoever writes for long; the next one makes it', async () => {
  await using house = await filledHouse()
  await house.database.transaction().execute(async (trx) => {
    await sql`insert into filled values (2)`.execute(trx)
    await made(house)
    assert.ok((await onFilled(house)).every(({ isValid }) => !isValid))
  })
  await made(house)
  assert.deepEqual(
    (await onFilled(house)).map(({ isValid }) => isValid),
    [true],
  )
})

test('what is no such statement is refused with its file', async () => {
  await using house = await filledHouse()
  await assert.rejects(made(house, 'create index row_by_n on public.filled (n);'), /indexes\/filled\.sql/)
})

test('a new database has all of ours', async () => {
  await using house = await openTestHouse()
  const folder = path.join(import.meta.dirname, 'indexes')
  const { database, close } = openDatabase(String(house.settings.databaseUrl), 1)
  const before = await all(database, sql<{ n: number }>`select count(*)::int as n from pg_index`)
  await makeIndexes(database, folder, 200)
  assert.deepEqual(await all(database, sql`select count(*)::int as n from pg_index`), before)
  const ours = await all(
    database,
    sql`select indexrelid::regclass::text as name from pg_index
      where indexrelid in ('orders.order_without_ticket'::regclass, 'orders.order_given_back'::regclass) and indisvalid`,
  )
  assert.equal(ours.length, 2)
  await close()
})
