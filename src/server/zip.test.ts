import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import { type ZipEntry, zip } from '#server/zip.ts'

const at = new Date('2026-11-21T08:00:00Z')
const packed = (entries: Parameters<typeof zip>[0]) => buffer(Readable.from(zip(entries, at)))

test('text comes back as it was, whole or in pieces, and takes little room', async () => {
  const text = 'سفارش شما صادر شد. '.repeat(500)
  const bytes = await packed([
    { name: 'سفارش.json', body: text },
    { name: 'pieces.txt', body: [text, '', text] },
    { name: 'empty.txt', body: '' },
  ])
  const files = unzipSync(bytes)
  assert.deepEqual(
    Object.entries(files).map(([name, file]) => [name, Buffer.from(file).toString()]),
    [
      ['سفارش.json', text],
      ['pieces.txt', text + text],
      ['empty.txt', ''],
    ],
  )
  assert.ok(bytes.length < Buffer.byteLength(text) / 4, `${bytes.length} bytes`)
})

test('bytes are stored as they are, and the same files make the same archive', async () => {
  const picture = crypto.getRandomValues(new Uint8Array(5000))
  const entries = [{ name: 'documents/1.jpg', body: picture }]
  const bytes = await packed(entries)
  assert.deepEqual(unzipSync(bytes)['documents/1.jpg'], picture)
  assert.ok(bytes.includes(Buffer.from(picture)))
  assert.deepEqual(await packed(entries), bytes)
})

test('a file is packed when its turn is read, and what breaks in it breaks the archive', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a', body: 'a' }
    throw new Error('the database is gone')
  }
  await assert.rejects(packed(entries()), /the database is gone/)
})
