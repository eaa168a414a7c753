import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '#database/database.ts'
import { isDatabaseTrouble } from '#server/database-trouble.ts'
import { openTestHouse } from '#testing/server/house.ts'

test("a code of PostgreSQL is the database's trouble or ours", () => {
  const troubles = ['08006', '08P01', '25006', '25P03', '25P04', '40001', '40P01', '53100', '53200', '53300']
  const more = ['55P03', '57014', '57P01', '57P02', '57P03', '57P05', '58030']
  for (const code of [...troubles, ...more]) assert.ok(isDatabaseTrouble(failure(code)), code)
  for (const code of ['22P02', '23505', '23514', '25P02', '42601', '42P01', 'P0001', 'XX000'])
    assert.ok(!isDatabaseTrouble(failure(code)), code)
})

test('nobody at the address is trouble, also of a name with two addresses, and as the reason of another failure', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  assert.ok(isDatabaseTrouble(new AggregateError([refused, refused])))
  assert.ok(isDatabaseTrouble(new Error('the order was not kept', { cause: refused })))
  assert.ok(!isDatabaseTrouble(new Error('the order was not kept', { cause: new TypeError('a bug') })))
})

test('a transaction whose connection died is trouble, at its end as well', async () => {
  await using house = await openTestHouse()
  const torn = house.database.transaction().execute(async (trx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx).catch(() => undefined)
    await sql`select 1`.execute(trx)
  })
  await assert.rejects(torn, isDatabaseTrouble)
})

test('what a real PostgreSQL refuses when it is not well is known as its trouble', async () => {
  await using house = await openTestHouse()
  const { database, pool } = house
  await sql`create table kept (id integer)`.execute(database)
  const refusals = [
    ['set statement_timeout = 20', 'select pg_sleep(60)'],
    ['set default_transaction_read_only = on', 'insert into kept values (1)'],
  ] as const
  for (const [set, statement] of refusals) {
    const client = await pool.connect()
    await client.query(set)
    await assert.rejects(client.query(statement), isDatabaseTrouble)
    client.release(true)
  }
  await assert.rejects(
    sql`insert into kept values ('one')`.execute(database),
    (error) => !isDatabaseTrouble(error),
  )
})

test('a pool without a free connection, one that is closed, and a database that is gone are trouble', async () => {
  await using house = await openTestHouse()
  const full = new pg.Pool({
    connectionString: String(house.settings.databaseUrl),
    max: 1,
    connectionTimeoutMillis: 3000,
  })
  const only = await full.connect()
  only.on('error', () => undefined) // its database may go before its line is closed
  await assert.rejects(full.connect(), isDatabaseTrouble)
  only.release(true)
  await full.end()
  await assert.rejects(full.connect(), isDatabaseTrouble)
  const gone = openDatabase('postgres://app:x@127.0.0.1:1/none', 1)
  await assert.rejects(sql`select 1`.execute(gone.database), isDatabaseTrouble)
  await gone.close()
  await assert.rejects(sql`select 1`.execute(gone.database), isDatabaseTrouble)
})

function failure(code: string): Error {
  return Object.assign(new pg.DatabaseError('failed', 1, 'error'), { code })
}
