import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { openTestHouse } from '#testing/server/house.ts'

test('columns come back as safe integers and Temporal values', async () => {
  await using house = await openTestHouse()
  const row = await one(
    house.database,
    sql<Record<string, unknown>>`select 9007199254740991::bigint as amount,
      '2026-12-03 06:15'::timestamp as departs, '2026-12-03'::date as day, '2026-12-03T02:45:00Z'::timestamptz as at`,
  )
  assert.equal(row.amount, 9_007_199_254_740_991)
  assert.equal(String(row.departs), '2026-12-03T06:15:00')
  assert.equal(String(row.day), '2026-12-03')
  assert.equal(String(row.at), '2026-12-03T02:45:00Z')
})

test('an amount beyond a safe integer is an error, never a rounded number', async () => {
  await using house = await openTestHouse()
  await assert.rejects(all(house.database, sql`select 9007199254740993::bigint as amount`), RangeError)
})

test('a Temporal value is a parameter like any other', async () => {
  await using house = await openTestHouse()
  const day = Temporal.PlainDate.from('2027-03-21')
  const row = await one(house.database, sql<{ next: Temporal.PlainDate }>`select ${day}::date + 1 as next`)
  assert.equal(String(row.next), '2027-03-22')
})

test('a connection that dies between two statements ends its transaction and nothing else', async () => {
  await using house = await openTestHouse()
  const { database } = house
  const torn = database.transaction().execute(async (trx) => {
    const { pid } = await one(trx, sql<{ pid: number }>`select pg_backend_pid() as pid`)
    await sql`select pg_terminate_backend(${pid})`.execute(database)
    await setTimeout(100) // nobody asks the connection anything while it dies
    await sql`select 1`.execute(trx)
  })
  await assert.rejects(torn)
  assert.deepEqual(await one(database, sql<{ alive: boolean }>`select true as alive`), { alive: true })
})

test('a statement with parameters is planned once a connection', async () => {
  await using house = await openTestHouse()
  const seen = await house.database.connection().execute(async (connection) => {
    for (const number of [1, 2, 3]) await one(connection, sql`select ${number}::integer + 40 as sum`)
    return all(
      connection,
      sql<{ calls: number }>`
        select (generic_plans + custom_plans)::integer as calls from pg_prepared_statements
        where statement like '%+ 40 as sum'`,
    )
  })
  assert.deepEqual(seen, [{ calls: 3 }])
})

test('a column that a migration adds fails nothing of a build that runs on', async () => {
  await using house = await openTestHouse()
  const { database } = house
  await sql`create table place (code text)`.execute(database)
  const ways = [
    () => all(database, sql`select * from place where code <> ${'THR'}`),
    () => all(database, sql`select p.* from place p where code <> ${'THR'}`),
    () => all(database, sql`update place set code = ${'MHD'} returning *`),
  ]
  for (const ask of ways) assert.deepEqual(await ask(), [])
  await sql`alter table place add column name text`.execute(database)
  await sql`insert into place values ('MHD', 'Mashhad')`.execute(database)
  for (const ask of ways)
    for (let turn = 0; turn < 20; turn++) assert.deepEqual(await ask(), [{ code: 'MHD', name: 'Mashhad' }])
})

test('a type that a migration changed fails a prepared statement once, and its connection ends', async () => {
  await using house = await openTestHouse()
  const { database } = house
  await sql`create table place (code integer)`.execute(database)
  const ask = () => all(database, sql`select code from place where code <> ${1}`)
  assert.deepEqual(await ask(), [])
  await sql`alter table place alter code type bigint`.execute(database)
  const failures = []
  for (let turn = 0; turn < 20; turn++) await ask().catch((error: unknown) => failures.push(error))
  assert.equal(failures.length, 1)
  assert.deepEqual(await ask(), [])
})

test('every sequence is logged: of one that is not, a standby that takes over has nothing but zeros', async () => {
  await using house = await openTestHouse()
  const unlogged = sql`select relname from pg_class where relkind = 'S' and relpersistence <> 'p'`
  assert.deepEqual(await all(house.database, unlogged), [])
})

test('every pool lives through a connection that dies between two statements', () => {
  const source = path.dirname(import.meta.dirname)
  const sources = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] })
  const own = sources.filter((file) => readFileSync(path.join(source, file), 'utf8').includes('new pg.Pool('))
  assert.deepEqual(own, ['database/steady-pool.ts'])
})
