import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { addTo, schemaWith } from '#testing/database/schema.ts'
import { openTestHouse } from '#testing/server/house.ts'

after(stopSharedServer)

const greeting = (words: string) => ({
  'functions/greeting.sql': `create or replace function public.greeting(of_whom text) returns text language plpgsql as $$
    begin return of_whom || ', ${words}'; end $$;
    select pg_sleep(0.3);`,
})
const broken = {
  'functions/greeting.sql': `create or replace function public.greeting(of_whom text) returns text language sql
    as $$ select name from public.nowhere $$;`,
}

const greeted = async (trx: Trx) =>
  (await one(trx, sql<{ said: string }>`select public.greeting(${'Sara'}) as said`)).said

const appliedAt = (trx: Trx) =>
  all(trx, sql`select * from public.function_files where name <> 'greeting.sql'`)

test('a function whose file changed is the new one from the next start on, for connections at work too', async () => {
  await using house = await openTestHouse()
  const url = String(house.settings.databaseUrl)
  const folder = schemaWith(greeting('welcome'), house)
  await migrate(url, folder)
  const others = await appliedAt(house.database)
  await house.database.connection().execute(async (atWork) => {
    assert.equal(await greeted(atWork), 'Sara, welcome')
    addTo(folder, greeting('be greeted'))
    assert.deepEqual(await Promise.all([migrate(url, folder), migrate(url, folder)]), [[], []])
    assert.equal(await greeted(atWork), 'Sara, be greeted')
  })
  assert.ok(others.length > 10)
  assert.deepEqual(await appliedAt(house.database), others)
})

test('a function that cannot be is named with its file, and the one before stays', async () => {
  await using house = await openTestHouse()
  const url = String(house.settings.databaseUrl)
  const folder = schemaWith(greeting('welcome'), house)
  await migrate(url, folder)
  addTo(folder, broken)
  await assert.rejects(migrate(url, folder), /functions\/greeting\.sql cannot be applied/)
  assert.equal(await greeted(house.database), 'Sara, welcome')
})

test('a migration and the functions that go with it are one: both or none', async () => {
  await using house = await openTestHouse()
  const url = String(house.settings.databaseUrl)
  const folder = schemaWith(greeting('welcome'), house)
  await migrate(url, folder)
  const newer = { 'migrations/9001_new.sql': 'create table newer (id integer)' }
  addTo(folder, { ...newer, ...broken })
  await assert.rejects(migrate(url, folder), /9001_new\.sql/)
  assert.deepEqual(await one(house.database, sql`select to_regclass('newer') as newer`), { newer: null })
  addTo(folder, { ...greeting('be greeted'), 'migrations/9002_wrong.sql': 'create table newer (id integer)' })
  await assert.rejects(migrate(url, folder), /9002_wrong\.sql/)
  assert.equal(await greeted(house.database), 'Sara, welcome')
  addTo(folder, { 'migrations/9002_wrong.sql': 'alter table newer add column name text' })
  assert.deepEqual(await migrate(url, folder), ['9001_new.sql', '9002_wrong.sql'])
  assert.equal(await greeted(house.database), 'Sara, be greeted')
})

test('a migration that hangs a trigger on its table includes the function before it', async () => {
  await using house = await openTestHouse()
  const folder = schemaWith(
    {
      'functions/counted.sql': `create or replace function public.counted() returns trigger language plpgsql as $$
        begin new.turn := (select count(*) from public.counted); return new; end $$;`,
      'migrations/9001_counted.sql': `create table public.counted (turn bigint);
\\ir ../functions/counted.sql
create trigger counted before insert on public.counted for each row execute function public.counted();`,
    },
    house,
  )
  await migrate(String(house.settings.databaseUrl), folder)
  await sql`insert into public.counted values (null)`.execute(house.database)
  await sql`insert into public.counted values (null)`.execute(house.database)
  assert.deepEqual(await all(house.database, sql`select turn::integer from public.counted order by turn`), [
    { turn: 0 },
    { turn: 1 },
  ])
})
