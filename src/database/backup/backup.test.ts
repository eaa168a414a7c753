import assert from 'node:assert/strict'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { takeBase } from '#database/backup/base-backup.ts'
import { openBucket } from '#database/backup/bucket/bucket.ts'
import { fetchBackups, mirrorOf } from '#database/backup/bucket/mirror.ts'
import { followWal } from '#database/backup/follow-wal.ts'
import { type RestoreWish, restore } from '#database/backup/restore.ts'
import { startRestored } from '#database/backup/restored.ts'
import { DamagedBackup } from '#database/backup/sealed-file.ts'
import { all, openDatabase } from '#database/database.ts'
import { type Embedded, startEmbedded } from '#database/embedded/embedded.ts'
import { StartupError } from '#server/startup-error.ts'
import { openS3Simulator, s3Key } from '#simulators/s3/server.ts'
import { testFolder } from '#testing/server/folder.ts'

const key = 'k5Jt0Yw3pQ9xLr7uVb2nHs8dFg4mCz6e'
const place = testFolder('backup')
const folder = path.join(place, 'backups')
let early: Temporal.Instant
let last: Temporal.Instant

/** One house that lived, was copied, sold on, and is gone: all tests restore it. */
before(async () => {
  const house = await startEmbedded({
    folder: path.join(place, 'house/postgres'),
    database: 'parastoo',
    port: 54_800,
  })
  const { database, close } = openDatabase(house.url, 1)
  const sell = (what: string) =>
    all(database, sql`insert into sale values (${what}) returning clock_timestamp()`)
  const moment = async () =>
    (await all(database, sql<{ at: Temporal.Instant }>`select clock_timestamp() as at`))[0]?.at ??
    assert.fail()
  const following = new AbortController()
  try {
    await all(database, sql`create table sale (what text)`)
    await sell('before the copy')
    const { promise: isFollowing, resolve } = Promise.withResolvers<void>()
    const url = house.url
    const wish = { url, folder, key, everyMs: 50, signal: following.signal, following: () => resolve() }
    const followed = followWal(wish)
    await Promise.race([isFollowing, followed])
    await takeBase(house.url, { folder, key }, '{"vault":"sealed"}')
    await sell('after the copy')
    early = await moment()
    await sell('last')
    last = await moment()
    await Promise.race([received(house, database), followed])
    following.abort()
    await followed
  } finally {
    await close()
    await house.stop()
    rmSync(path.join(place, 'house'), { recursive: true, force: true })
  }
})

after(() => rmSync(place, { recursive: true, force: true }))

test('a restored house has what was sold to the last, and its secrets', async () => {
  const { into, until } = await restored('whole', { folder })
  assert.ok(Temporal.Instant.compare(until, last) >= 0, `${until} reaches ${last}`)
  assert.deepEqual(await salesIn(into), ['before the copy', 'after the copy', 'last'])
  assert.equal(readFileSync(path.join(into, 'secrets.json'), 'utf8'), '{"vault":"sealed"}')
  assert.equal(statSync(path.join(into, 'secrets.json')).mode & 0o777, 0o600)
})

test('a house whose machine is gone is restored from an object store', async (t) => {
  const store = await openS3Simulator({ port: 0, perPage: 2 })
  t.after(() => store.close())
  const address = `${store.url}/swallow/house`
  const bucket = openBucket({ address, region: 'here', ...s3Key }, 1024 ** 2)
  await mirrorOf(folder, bucket)()
  const fetched = path.join(place, 'fetched')
  await fetchBackups(bucket, fetched)
  const { into, until } = await restored('from-store', { folder: fetched })
  assert.ok(Temporal.Instant.compare(until, last) >= 0, `${until} reaches ${last}`)
  assert.deepEqual(await salesIn(into), ['before the copy', 'after the copy', 'last'])
})

test('a house is restored to a moment, and none of what came later is in it', async () => {
  const { into } = await restored('moment', { folder, at: early })
  assert.deepEqual(await salesIn(into), ['before the copy', 'after the copy'])
})

test('a moment after which nothing was sold is restored as well', async () => {
  const { into } = await restored('quiet', { folder, at: last })
  assert.deepEqual(await salesIn(into), ['before the copy', 'after the copy', 'last'])
})

test('a moment to which no backup reaches is said, not guessed', async () => {
  await assert.rejects(restored('later', { folder, at: last.add({ hours: 1 }) }), /reaches to/)
  await assert.rejects(restored('before', { folder, at: last.subtract({ hours: 1 }) }), /oldest backup is of/)
  await assert.rejects(restored('none', { folder: path.join(place, 'nothing') }), /No backup is in/)
})

test('nothing is restored over what is there', async () => {
  await assert.rejects(restore({ folder, key, into: folder }), /is not empty/)
})

test('another key, a file that was cut and a changed byte are each found and said', async () => {
  await assert.rejects(
    restored('key', { folder, key: key.toLowerCase() }),
    damaged(/sealed with another key/),
  )
  for (const kind of ['base', 'wal']) {
    await assert.rejects(restored(`${kind}-cut`, { folder: spoilt(kind, cut) }), damaged(/was cut/))
    await assert.rejects(
      restored(`${kind}-changed`, { folder: spoilt(kind, change) }),
      damaged(/was changed/),
    )
  }
})

test('a piece of WAL that is missing or another is found and said', async () => {
  const renamed = spoilt('wal', (file) => {
    const other =
      readdirSync(path.dirname(file))
        .filter((name) => name.startsWith('base'))
        .at(0) ?? ''
    copyFileSync(path.join(path.dirname(file), other), file)
  })
  await assert.rejects(restored('renamed', { folder: renamed }), DamagedBackup)
  const without = spoilt('wal', (file) => rmSync(file))
  const { hasGap, until, into } = await restored('gap', { folder: without })
  assert.ok(hasGap)
  assert.ok(Temporal.Instant.compare(until, last) < 0)
  assert.equal((await salesIn(into)).at(0), 'before the copy')
})

test('what is stored tells nothing to who has no key', () => {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, name))
    assert.ok(!text.includes('before the copy') && !text.includes('sealed"'), name)
    assert.equal(statSync(path.join(folder, name)).mode & 0o777, 0o600)
  }
})

async function received(house: Embedded, database: Parameters<typeof all>[0]): Promise<void> {
  const ahead = sql<{ ahead: boolean }>`
    select restart_lsn < pg_current_wal_flush_lsn() as ahead from pg_replication_slots`
  while ((await all(database, ahead))[0]?.ahead !== false) {
    assert.ok(house.isRunning())
    await sleep(20)
  }
}

async function restored(name: string, wish: Partial<RestoreWish> & { readonly folder: string }) {
  const into = path.join(place, name)
  const told = await restore({ key, into, ...wish })
  return { ...told, into }
}

async function salesIn(dataDir: string): Promise<readonly string[]> {
  const house = await startRestored(dataDir, 54_820)
  const { database, close } = openDatabase(house.url, 1)
  try {
    const rows = await all(database, sql<{ what: string }>`select what from sale`)
    await all(database, sql`insert into sale values ('sold on')`)
    return rows.map(({ what }) => what)
  } finally {
    await close()
    await house.stop()
  }
}

function damaged(words: RegExp): (error: unknown) => boolean {
  return (error) =>
    error instanceof DamagedBackup && error instanceof StartupError && words.test(error.message)
}

/** The same backups, in which the first file of a kind is spoilt. */
function spoilt(kind: string, spoil: (file: string) => void): string {
  const other = path.join(place, `spoilt-${crypto.randomUUID()}`)
  mkdirSync(other)
  const names = readdirSync(folder).toSorted()
  const chosen = names.find((name) => name.startsWith(`${kind}.`)) ?? assert.fail()
  for (const name of names)
    (name === chosen ? copyFileSync : linkSync)(path.join(folder, name), path.join(other, name))
  spoil(path.join(other, chosen))
  return other
}

function cut(file: string): void {
  truncateSync(file, Math.floor(statSync(file).size / 2))
}

function change(file: string): void {
  const bytes = readFileSync(file)
  const at = bytes.length - 100
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}
