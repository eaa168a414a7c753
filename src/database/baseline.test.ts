import assert from 'node:assert/strict'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { baselineName } from '#database/baseline.ts'
import { all, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { sqlFilesIn } from '#database/schema-text.ts'
import { StartupError } from '#server/startup-error.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { emptyDatabase, schemaWith } from '#testing/database/schema.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const ours = sqlFilesIn(path.join(import.meta.dirname, 'migrations'))

after(stopSharedServer)

test('an empty database gets the baseline and what came after, once, though two servers start at once', async () => {
  await using house = await openTestHouse()
  await using empty = await emptyDatabase(house)
  const both = await Promise.all([migrate(empty.url), migrate(empty.url)])
  assert.deepEqual(both.flat(), [baselineName, ...ours])
  const made = await noted(empty.url)
  assert.ok(made.length > 100)
  assert.deepEqual(await migrate(empty.url), [])
  assert.deepEqual(await noted(empty.url), made)
})

test('a database that had every migration before the baseline goes on from there', async () => {
  await using house = await openTestHouse()
  await standsAt(house, ['0001_server.sql', '0053_bags.sql', '0117_kept_answers_of_somebody.sql', ...ours])
  const folder = schemaWith({ 'migrations/9001_new.sql': 'create table newer ()' }, house)
  const url = String(house.settings.databaseUrl)
  const both = await Promise.all([migrate(url, folder), migrate(url, folder)])
  assert.deepEqual(both.flat(), ['9001_new.sql'])
  assert.deepEqual(await migrate(url, folder), [])
})

test('a database that stands somewhere before the baseline is refused with the way to go, and left as it is', async () => {
  await using house = await openTestHouse()
  await standsAt(house, ['0001_server.sql', '0053_bags.sql'])
  const before = await noted(String(house.settings.databaseUrl))
  await assert.rejects(migrate(String(house.settings.databaseUrl)), (error: unknown) => {
    assert.ok(error instanceof StartupError)
    assert.match(error.message, /stands at the migration 0053_bags\.sql.*0117_kept_answers_of_somebody\.sql/)
    return true
  })
  assert.deepEqual(await noted(String(house.settings.databaseUrl)), before)
})

test('a database of a newer version is refused, and says so', async () => {
  await using house = await openTestHouse()
  await standsAt(house, [baselineName, ...ours, '9999_later.sql'])
  await assert.rejects(migrate(String(house.settings.databaseUrl)), (error: unknown) => {
    assert.ok(error instanceof StartupError)
    assert.match(error.message, /newer version.*9999_later\.sql/)
    return true
  })
})

async function standsAt({ database }: TestHouse, names: readonly string[]): Promise<void> {
  await sql`delete from public.kysely_migration`.execute(database)
  await sql`insert into public.kysely_migration (name, timestamp)
    select name, to_char(timestamp '2026-01-01' + turn * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI"Z"') from unnest(${names}::text[]) with ordinality as run (name, turn)`.execute(
    database,
  )
}

async function noted(url: string): Promise<readonly unknown[]> {
  const { database, close } = openDatabase(url, 1)
  try {
    return [
      ...(await all(
        database,
        sql`select attrelid::regclass::text as place, attname, format_type(atttypid, atttypmod) from pg_attribute
          join pg_class on pg_class.oid = attrelid
          where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
            and attnum > 0 order by 1, attnum`,
      )),
      ...(await all(database, sql`select name, digest, applied_at from public.function_files order by name`)),
    ]
  } finally {
    await close()
  }
}
