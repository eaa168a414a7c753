import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, test } from 'node:test'
import pg from 'pg'
import { freshDatabase, stopSharedServer, templateName } from '#testing/database/database.ts'
import { dropLeftovers } from '#testing/database/server.ts'

after(stopSharedServer)

test('what a run that was killed left behind is dropped, and no database of one that lives', async () => {
  const living = await freshDatabase()
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const admin = new pg.Client({ connectionString: living.url })
  await admin.connect()
  const left = `test_${dead}_left`
  try {
    await admin.query(`create database ${left}`)
    const before = await databases(admin)
    await dropLeftovers(living.url, templateName())
    const after = await databases(admin)
    assert.ok(before.has(left) && !after.has(left))
    for (const kept of [new URL(living.url).pathname.slice(1), templateName()]) assert.ok(after.has(kept))
  } finally {
    await admin.end()
    await living.drop()
  }
})

async function databases(admin: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database')
  return new Set(rows.map(({ datname }) => datname))
}
