import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { archiveFault, tilePart } from '#hotels/server/map-tiles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tiles-'))
after(() => rmSync(folder, { recursive: true }))
const archive = path.join(folder, 'city.pmtiles')
const bytes = Buffer.concat([Buffer.from('PMTiles\x03', 'latin1'), Buffer.from('0123456789')])
writeFileSync(archive, bytes)

test('a range is answered by those bytes, and by no more than there are', async () => {
  const { status, file } = await tilePart(archive, 'bytes=0-7')
  assert.equal(status, 206)
  assert.deepEqual(file.body, bytes.subarray(0, 8))
  assert.equal(file.headers?.['content-range'], `bytes 0-7/${bytes.length}`)
  const end = await tilePart(archive, 'bytes=16-99999999999')
  assert.deepEqual(end.file.body, Buffer.from('89'))
  const past = await tilePart(archive, 'bytes=500-600')
  assert.deepEqual([past.status, past.file.headers?.['content-range']], [416, `bytes */${bytes.length}`])
})

test('no more than four megabytes are read at once', async () => {
  const large = path.join(folder, 'large.pmtiles')
  writeFileSync(large, Buffer.alloc(5 * 1024 * 1024))
  const { file } = await tilePart(large, 'bytes=0-99999999')
  assert.equal((file.body as Buffer).length, 4 * 1024 * 1024)
})

test('the whole file, a range backwards and several ranges are refused, as is an archive that is not there', async () => {
  for (const range of [undefined, '', 'bytes=5-', 'bytes=-5', 'bytes=7-3', 'bytes=0-1,3-4', 'lines=0-1'])
    await assert.rejects(tilePart(archive, range), { code: 'RANGE_NEEDED' }, String(range))
  await assert.rejects(tilePart(undefined, 'bytes=0-7'), { code: 'TILES_NOT_FOUND' })
})

test('a setting that names no archive is told at the start', () => {
  assert.equal(archiveFault(archive), undefined)
  writeFileSync(path.join(folder, 'old.pmtiles'), 'PMTiles\x02')
  assert.match(archiveFault(path.join(folder, 'old.pmtiles')) ?? '', /no PMTiles archive/)
  assert.match(archiveFault(path.join(folder, 'none.pmtiles')) ?? '', /no file/)
  assert.match(archiveFault(folder) ?? '', /no file/)
})
