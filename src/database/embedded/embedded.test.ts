import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, openDatabase } from '#database/database.ts'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { isReachable } from '#database/embedded/first-database.ts'
import { guardEmbedded } from '#database/embedded/guard.ts'
import { findDatabase } from '#database/find-database.ts'
import { StartupError } from '#server/startup-error.ts'
import { testFolder } from '#testing/server/folder.ts'

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
    assert.ok(await isReachable(first.url), 'the first one works on')
    await close()
    await first.leave()
    assert.ok(!(await isReachable(first.url)), 'nobody is left')
    rmSync(path.join(folder, 'pgdata/app.password'))
    await assert.rejects(startEmbedded(wish), StartupError)
  } finally {
    await first.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('one that is killed is raised again at its address, and one that is left is not', async () => {
  const folder = testFolder('guarded')
  const wish = { folder, database: 'parastoo', port: 54_650 }
  const told: string[] = []
  const note = (_what: object, word: string) => void told.push(word)
  const log = { warn: note, error: note, fatal: note } as never
  const embedded = await startEmbedded(wish)
  const guard = guardEmbedded(embedded, { log, givenUp: () => assert.fail('given up'), lookMs: 20 })
  try {
    process.kill(embedded.pid, 'SIGKILL')
    while (!told.includes('database.raised')) await sleep(50)
    assert.ok(await isReachable(embedded.url))
    const twice = openDatabase(embedded.url, 1)
    await all(twice.database, sql`select 1`)
    await twice.close()
    assert.ok(embedded.isRunning())
    await guard.stop()
    await embedded.leave()
    assert.ok(!embedded.isRunning() && !(await isReachable(embedded.url)))
    assert.deepEqual(told.filter((word) => word === 'database.raised').length, 1)
  } finally {
    await guard.stop()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('one that cannot be raised is given up after so many tries, and says so', async () => {
  const told: string[] = []
  const note = (...said: readonly unknown[]) =>
    void told.push(...said.filter((one) => typeof one === 'string'))
  const { promise, resolve } = Promise.withResolvers<void>()
  const fallen = { isRunning: () => false, raise: () => Promise.reject(new Error('the disk is gone')) }
  const log = { warn: note, error: note, fatal: note } as never
  guardEmbedded(fallen, { log, givenUp: resolve, lookMs: 1, tries: 2 })
  await promise
  const oneTry = ['database.fell', 'database.not-raised']
  assert.deepEqual(told, [...oneTry, ...oneTry, 'database.given-up'])
})

test('a database of yours that cannot be opened is named without its password', async () => {
  const databaseUrl = 'postgres://app:geheim@127.0.0.1:1/none'
  const wish = { databaseUrl, ownerUrl: undefined, dataDir: '.data' }
  await assert.rejects(findDatabase(wish), (error: unknown) => {
    assert.ok(error instanceof StartupError)
    assert.match(error.message, /^DATABASE_URL: .*ECONNREFUSED/)
    assert.ok(!error.message.includes('geheim'))
    return true
  })
})
