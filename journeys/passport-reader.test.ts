import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { MrzLines } from '#documents/mrz-lines.ts'
import { committeeOf } from '#documents/reader/committee.ts'
import { greyOf } from '#documents/reader/grey-image.ts'
import { NET_FILES } from '#documents/reader/net-file.ts'
import { readZone } from '#documents/reader/read.ts'
import { type BrowserReader, openBrowserReader } from '../tools/mrz/browser-reader.ts'

const documents = new URL('../src/documents/', import.meta.url)
const picture = (name: string) => readFileSync(new URL(`server/pictures/${name}`, documents))
const truth = JSON.parse(picture('pictures.json').toString()) as Record<string, MrzLines>
let reader: BrowserReader

before(async () => {
  reader = await openBrowserReader()
})
after(() => reader[Symbol.asyncDispose]())

test('the browser reads every photograph to the letter, and asks for nothing but the reader itself', async () => {
  for (const [name, lines] of Object.entries(truth)) {
    const { reading } = await reader.readFile(picture(name))
    assert.deepEqual(reading?.lines, lines, name)
  }
  const { origin } = new URL(reader.fetched[0] ?? '')
  assert.deepEqual(
    reader.fetched.filter((address) => new URL(address).origin !== origin),
    [],
  )
  assert.equal(
    reader.fetched.filter((address) => /net-\d-[\w-]+\.bin$/.test(address)).length,
    NET_FILES.length,
  )
})

test('from the same pixels the browser and the server read the same, to the last digit of every likelihood', async () => {
  const nets = NET_FILES.map((file) => readFileSync(new URL(`reader/nets/${file}`, documents)))
  const committee = committeeOf(nets)
  for (const name of ['hard-1.jpg', 'hard-4.jpg']) {
    const { data, info } = await sharp(picture(name))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const image = greyOf({ width: info.width, height: info.height, pixels: data })
    assert.deepEqual((await reader.readPixels(image)).reading, readZone(image, committee), name)
  }
})

test('a camera’s own word for how it was held is believed', async () => {
  const turned = await sharp(picture('hard-1.jpg'))
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer()
  const { reading } = await reader.readFile(turned)
  assert.deepEqual(reading?.lines, truth['hard-1.jpg'])
})

test('what is no picture is said to be none', async () => {
  await assert.rejects(reader.readFile(Buffer.from('no picture')), /Error/)
})
