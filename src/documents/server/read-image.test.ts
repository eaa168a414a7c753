import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { fieldsOf } from '#documents/fields-of.ts'
import type { MrzLines } from '#documents/mrz-lines.ts'
import { readImage } from '#documents/server/read-image.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const picture = (name: string) => readFileSync(new URL(`./pictures/${name}`, import.meta.url))
const truth = JSON.parse(picture('pictures.json').toString()) as Record<string, MrzLines>
const plain = sharp(picture('dev-0.jpg'))

test('photographs of passports are read to the letter: small, tilted, pale, on their side and on their head', async () => {
  for (const [name, lines] of Object.entries(truth)) {
    const { verdict, fields } = await readImage(picture(name), today)
    assert.deepEqual(fields, fieldsOf({ lines }, today), name)
    assert.notEqual(verdict, 'invalid', name)
  }
})

test('one photograph says the same however it was turned, and in the dark', async () => {
  const variants = {
    onItsSide: plain.clone().rotate(90).jpeg({ quality: 60 }),
    onItsHead: plain.clone().rotate(180).png(),
    onTheOtherSide: plain.clone().rotate(270).greyscale().jpeg(),
    saidToBeTurned: plain.clone().rotate(90).withMetadata({ orientation: 8 }).jpeg(),
    tilted: plain.clone().rotate(11, { background: '#665' }).jpeg(),
    dark: plain.clone().modulate({ brightness: 0.22 }).jpeg(),
  }
  const [lines] = [truth['dev-0.jpg'] ?? assert.fail()]
  for (const [name, variant] of Object.entries(variants)) {
    const reading = await readImage(await variant.toBuffer(), today)
    assert.deepEqual(reading, { verdict: 'accepted', fields: fieldsOf({ lines }, today), doubtful: [] }, name)
  }
})

test('from too far away it is read, but never for sure', async () => {
  const { verdict } = await readImage(await plain.clone().resize(400).png().toBuffer(), today)
  assert.notEqual(verdict, 'accepted')
})

test('a picture without a passport is none', async () => {
  const size = { width: 900, height: 600 }
  const empty = sharp({ create: { ...size, channels: 3, background: '#ccc' } }).png()
  const noisy = sharp({
    create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  }).jpeg()
  const portrait = plain.clone().extract({ left: 0, top: 0, width: 400, height: 300 }).jpeg()
  for (const one of [empty, noisy, portrait])
    assert.deepEqual(await readImage(await one.toBuffer(), today), {
      verdict: 'invalid',
      fields: {},
      doubtful: [],
    })
})

test('several are read at once, and the house is served meanwhile', async () => {
  let ticks = 0
  const clock = setInterval(() => ticks++, 5)
  const names = ['dev-0.jpg', 'hard-1.jpg']
  const readings = await Promise.all(names.map((name) => readImage(picture(name), today)))
  clearInterval(clock)
  assert.deepEqual(
    readings.map(({ fields }) => fields.passportNumber),
    names.map((name) => truth[name]?.[1].slice(0, 9)),
  )
  assert.ok(ticks > 3, `${ticks}`)
})
