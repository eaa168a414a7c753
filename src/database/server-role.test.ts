import assert from 'node:assert/strict'
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, type OpenDatabase, one, openDatabase } from '#database/database.ts'
import { type FoundDatabase, findDatabase } from '#database/find-database.ts'
import { prepareDatabase } from '#database/prepare.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { testFolder } from '#testing/server/folder.ts'

suite('the server in its database', () => {
  const folder = testFolder('least-rights')
  let found: FoundDatabase
  let opened: OpenDatabase
  before(async () => {
    found = await findDatabase({ databaseUrl: undefined, ownerUrl: undefined, dataDir: folder })
    await prepareDatabase(found)
    opened = openDatabase(found.url, 2)
  })
  after(async () => {
    await opened.close()
    await found.leave()
    rmSync(folder, { recursive: true, force: true })
  })

  const attacks = [
    'alter table wallet.posting disable trigger all',
    'alter table wallet.posting owner to current_user',
    'truncate wallet.posting cascade',
    'drop table wallet.posting cascade',
    'set session_replication_role = replica',
    'set role app',
    'create table public.mine (what text)',
    'create schema mine',
    `create function wallet.mine() returns int language sql as 'select 1'`,
    'create or replace function public.pass_on_notices() returns int language sql as $$ select 1 $$',
    'create role other superuser',
    `alter role current_user superuser`,
    'alter system set fsync = off',
    `copy wallet.posting to program 'cat'`,
    `select pg_read_file('postgresql.conf')`,
    `delete from public.kysely_migration`,
    `insert into public.function_files values ('mine', 'x')`,
  ]
  for (const attack of attacks)
    test(`may not: ${attack}`, async () => {
      await assert.rejects(all(opened.database, sql.raw(attack)), { code: '42501' })
    })

  test('is nobody special and owns nothing', async () => {
    const me = await one(
      opened.database,
      sql`select current_user::text as name, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
        (select count(*) from pg_class where relowner = pg_roles.oid) as owns from pg_roles where rolname = current_user`,
    )
    assert.deepEqual(me, {
      name: 'parastoo_server',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      owns: 0,
    })
  })

  test('reads and writes rows, and works on its jobs', async () => {
    await sql`insert into server.opened_as (mode, at) values ('demo', now())`.execute(opened.database)
    const logged: string[] = []
    const jobs = openJobs(found.url, openLog('warn', { write: (line) => void logged.push(line) }))
    const { promise: isDone, resolve: done } = Promise.withResolvers<object>()
    const queue = jobs.queue('test.least', async (data: object) => done(data))
    jobs.every('test.hourly', '0 * * * *', async () => undefined)
    await jobs.start()
    await queue.send({ what: 'done' })
    assert.deepEqual(await isDone, { what: 'done' })
    await jobs.stop()
    assert.deepEqual(logged, [])
  })

  test('is the same to another process, and again after its password was lost', async () => {
    const wish = { databaseUrl: undefined, ownerUrl: undefined, dataDir: folder }
    assert.equal((await findDatabase(wish)).url, found.url)
    rmSync(path.join(path.dirname(passwordFile()), 'server.password'))
    const again = await findDatabase(wish)
    assert.notEqual(again.url, found.url)
    const { database, close } = openDatabase(again.url, 1)
    assert.equal((await all(database, sql`select 1`)).length, 1)
    await close()
  })

  test('leaves nothing of the database to others of this machine', () => {
    const data = path.join(path.dirname(passwordFile()), 'pgdata')
    assert.equal(statSync(data).mode & 0o077, 0)
    for (const file of [
      passwordFile(),
      path.join(data, 'app.password'),
      path.join(path.dirname(data), 'postgres.log'),
    ])
      assert.equal(statSync(file).mode & 0o777, 0o600, file)
    for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' }))
      assert.equal(statSync(path.join(data, name)).mode & 0o077, 0, name)
  })

  const passwordFile = () => path.join(folder, 'postgres/server.password')
})
