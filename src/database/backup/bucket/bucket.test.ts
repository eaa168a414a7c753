import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { openBucket } from '#database/backup/bucket/bucket.ts'
import { BucketError } from '#database/backup/bucket/bucket-calls.ts'
import { fetchBackups, keepMirrored, mirrorOf } from '#database/backup/bucket/mirror.ts'
import { baseName, walName } from '#database/backup/stored.ts'
import type { S3Fault } from '#simulators/s3/errors.ts'
import { openS3Simulator, type S3Simulator, s3Key } from '#simulators/s3/server.ts'
import { testFolder } from '#testing/server/folder.ts'

let store: S3Simulator
before(async () => {
  store = await openS3Simulator({ port: 0, perPage: 2 })
})
after(() => store.close())

const opened = (secret: string = s3Key.secret) =>
  openBucket({ address: `${store.url}/swallow/house/one`, region: 'here', keyId: s3Key.keyId, secret }, 10)

/** An empty store, and a folder with backups of these names. */
function folderWith(t: TestContext, ...names: string[]): string {
  store.faults.clear()
  store.objects.clear()
  const folder = testFolder('bucket')
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of names) writeFileSync(path.join(folder, name), `of ${name}`)
  return folder
}

const origin = { system: '77', timeline: 1 }
const day = (number: number) => Temporal.Instant.from('2026-11-01T00:00:00Z').add({ hours: 24 * number })
const segment = 16n * 1024n ** 2n
const base = (start: bigint, number: number) =>
  `${baseName({ ...origin, at: start, segmentBytes: Number(segment) }, start + 0x10n, day(number))}.9.age`
const wal = (start: bigint, end: bigint) => `${walName(origin, start, end)}.9.age`
const until = 'until.77.1.9.age'

test('what is put is listed, page by page, and fetched again; small in one, large in parts', async (t) => {
  const folder = folderWith(t, 'a.age', 'b.age', 'c.age', 'd.age')
  writeFileSync(path.join(folder, 'd.age'), 'the last of them, in parts')
  store.objects.set('house/one/deeper/e.age', Buffer.from('not ours'))
  store.objects.set('house/two/f.age', Buffer.from('not ours'))
  const bucket = opened()
  const names = readdirSync(folder)
  for (const name of names) await bucket.put(name, path.join(folder, name))
  assert.deepEqual(await bucket.names(), ['a.age', 'b.age', 'c.age', 'd.age'])
  const there = path.join(folder, 'fetched')
  mkdirSync(there)
  for (const name of await bucket.names()) await bucket.fetch(name, there)
  for (const name of names)
    assert.deepEqual(readFileSync(path.join(there, name)), readFileSync(path.join(folder, name)))
  await bucket.drop('b.age')
  assert.deepEqual(await bucket.names(), ['a.age', 'c.age', 'd.age'])
})

test('another secret, and what the store refuses, are said by their names', async (t) => {
  const folder = folderWith(t)
  await assert.rejects(opened('another').names(), /answers GET with 403 \(SignatureDoesNotMatch\)/)
  store.faults.order('slow-down', 1)
  await assert.rejects(opened().names(), new BucketError('GET', 503, '<Code>SlowDown</Code>'))
  store.faults.order('garbage', 1)
  await assert.rejects(opened().names(), /has answered no list/)
  await assert.rejects(opened().fetch('none.age', folder), /404 \(NoSuchKey\)/)
})

test('a file that came by half is not there', async (t) => {
  const folder = folderWith(t, 'a.age')
  const bucket = opened()
  await bucket.put('a.age', path.join(folder, 'a.age'))
  store.faults.order('half', 1)
  const there = path.join(folder, 'fetched')
  mkdirSync(there)
  await assert.rejects(bucket.fetch('a.age', there))
  assert.deepEqual(readdirSync(there), [])
})

test('each file is brought once, whatever the store does meanwhile; what says until when comes last, each time it changed', async (t) => {
  const folder = folderWith(t, base(0n, 1), until, wal(0n, segment))
  const bucket = opened()
  const put: string[] = []
  const mirror = mirrorOf(folder, {
    ...bucket,
    async put(name, file) {
      await bucket.put(name, file)
      put.push(name)
    },
  })
  for (const fault of ['down', 'lost', 'full'] satisfies S3Fault[]) {
    store.faults.order(fault, 1)
    await assert.rejects(mirror())
  }
  await mirror()
  await mirror()
  assert.deepEqual(put, [base(0n, 1), wal(0n, segment), until])
  writeFileSync(path.join(folder, until), 'later now')
  rmSync(path.join(folder, wal(0n, segment)))
  await mirror()
  assert.deepEqual(put.slice(3), [until])
  assert.equal(String(store.objects.get(`house/one/${until}`)), 'later now')
  assert.equal((await bucket.names()).length, 3)
})

test('a house that lost its folder drops nothing there but what is too old, and says when the store lags', async (t) => {
  const folder = folderWith(t)
  const names = [base(0n, 1), wal(0n, segment), base(4n * segment, 3), wal(4n * segment, 5n * segment)]
  for (const name of names) store.objects.set(`house/one/${name}`, Buffer.from(''))
  const ending = new AbortController()
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    if (line.includes('everything again')) ending.abort()
  }
  store.faults.order('down', 2)
  await keepMirrored({ folder, bucket: opened(), everyMs: 1, keepDays: 1, signal: ending.signal, say })
  assert.deepEqual(said, [
    'The store of backups lags behind: BucketError: The store of backups answers GET with 503 (ServiceUnavailable)',
    'The store of backups has everything again.',
  ])
  assert.deepEqual(await opened().names(), names.slice(2))
})

test('of the store a restore fetches what leads to its moment, and what the folder has stays', async (t) => {
  const names = [base(0n, 1), wal(0n, segment), base(4n * segment, 3), wal(4n * segment, 5n * segment), until]
  const folder = folderWith(t, until)
  for (const name of names) store.objects.set(`house/one/${name}`, Buffer.from('of the store'))
  await fetchBackups(opened(), folder)
  assert.deepEqual(readdirSync(folder).sort(), names.slice(2).sort())
  assert.equal(readFileSync(path.join(folder, until), 'utf8'), `of ${until}`)
  await fetchBackups(opened(), folder, day(2))
  assert.deepEqual(readdirSync(folder).sort(), names.toSorted())
})
