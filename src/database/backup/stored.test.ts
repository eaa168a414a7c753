import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { dropOlder } from '#database/backup/keep-backups.ts'
import { lsnIn, lsnText, segmentName } from '#database/backup/lsn.ts'
import { baseName, basesIn, chainFrom, walIn, walName } from '#database/backup/stored.ts'
import { testFolder } from '#testing/server/folder.ts'

const segmentBytes = 0x1000
const origin = { system: '77', timeline: 1 }
const day = (number: number) => Temporal.Instant.from('2026-11-01T00:00:00Z').add({ hours: 24 * number })
const base = (start: bigint, number: number) =>
  baseName({ ...origin, at: start, segmentBytes }, start + 0x10n, day(number))
const wal = (start: bigint, end: bigint) => walName(origin, start, end)

test('a place in the WAL is in the file that PostgreSQL would name', () => {
  assert.equal(lsnText(lsnIn('16/B374D848')), '16/B374D848')
  assert.equal(segmentName(1, lsnIn('16/B374D848'), 16 * 1024 ** 2), '0000000100000016000000B3')
  assert.equal(segmentName(3, lsnIn('0/0'), 16 * 1024 ** 2), '000000030000000000000000')
})

test('WAL leads on from a base until a piece is missing, and only when it makes the base whole', (t) => {
  const from = { start: 0x2100n, end: 0x2800n }
  const folder = stored(t, [
    wal(0x1000n, 0x2000n),
    wal(0x2000n, 0x2700n),
    wal(0x2700n, 0x3000n),
    wal(0x4000n, 0x5000n),
  ])
  const pieces = walIn(folder, origin)
  const { chain, hasGap } = chainFrom(from, pieces, segmentBytes)
  assert.deepEqual([chain.map(({ end }) => end), hasGap], [[0x2700n, 0x3000n], true])
  assert.deepEqual(chainFrom(from, pieces.slice(0, 2), segmentBytes), { chain: [], hasGap: false })
  assert.deepEqual(chainFrom(from, pieces.slice(2), segmentBytes), { chain: [], hasGap: true })
})

test('another timeline is another history', (t) => {
  const folder = stored(t, [wal(0x1000n, 0x2000n), walName({ ...origin, timeline: 2 }, 0x2000n, 0x3000n)])
  assert.equal(walIn(folder, origin).length, 1)
})

test('what is too old goes, with its WAL; the newest backup stays, however old', async (t) => {
  const names = [
    base(0x1100n, 1),
    wal(0x1000n, 0x2000n),
    wal(0x2000n, 0x5000n),
    base(0x5100n, 2),
    wal(0x5000n, 0x6000n),
  ]
  const folder = stored(t, names)
  await dropOlder(folder, day(1), segmentBytes)
  assert.equal(readdirSync(folder).length, 5)
  await dropOlder(folder, day(30), segmentBytes)
  assert.deepEqual(
    basesIn(folder).map(({ start }) => start),
    [0x5100n],
  )
  assert.deepEqual(
    walIn(folder, origin).map(({ start }) => start),
    [0x2000n, 0x5000n],
  )
})

function stored(t: { after(work: () => void): void }, names: readonly string[]): string {
  const place = testFolder('stored')
  t.after(() => rmSync(place, { recursive: true }))
  const folder = path.join(place, 'backups')
  mkdirSync(folder)
  for (const name of names) writeFileSync(path.join(folder, `${name}.0.age`), '')
  return folder
}
