import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all, openDatabase } from '#database/database.ts'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { answers } from '#database/embedded/first-database.ts'
import { findDatabase } from '#database/find-database.ts'
import { CannotOpen } from '#server/cannot-open.ts'
import { testFolder } from '#server/test-folder.ts'

test('two processes share one PostgreSQL, and who leaves last stops it', async () => {
  const folder = testFolder('embedded')
  const wish = { folder, database: 'parastoo', port: 54_600 }
  const first = await startEmbedded(wish)
  try {
    const second = await startEmbedded(wish)
    assert.deepEqual([second.adopted, second.url, second.pid], [true, first.url, first.pid])
    const { database, close } = openDatabase(first.url, 1)
    await all(database, sql`select 1`)
    await second.leave()
    assert.ok(await answers(first.url), 'the first one works on')
    await close()
    await first.leave()
    assert.ok(!(await answers(first.url)), 'nobody is left')
    rmSync(path.join(folder, 'pgdata/app.password'))
    await assert.rejects(startEmbedded(wish), CannotOpen)
  } finally {
    await first.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a database of yours that cannot be opened is named without its password', async () => {
  await assert.rejects(findDatabase('postgres://app:geheim@127.0.0.1:1/none', '.data'), (error: unknown) => {
    assert.ok(error instanceof CannotOpen)
    assert.match(error.message, /^DATABASE_URL: .*ECONNREFUSED/)
    assert.ok(!error.message.includes('geheim'))
    return true
  })
})
