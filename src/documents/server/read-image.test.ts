import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { fieldsOf } from '#documents/fields-of.ts'
import type { MrzLines } from '#documents/mrz-lines.ts'
import type { Strip } from '#documents/reader/strip.ts'
import { readImage } from '#documents/server/read-image.ts'
import { viewOf } from '#documents/web/strip-view.ts'

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
    const { strip, ...told } = reading
    assert.ok(strip, name)
    assert.deepEqual(told, { verdict: 'accepted', fields: fieldsOf({ lines }, today), doubtful: [] }, name)
  }
})

test('the lines are found where they stand, however the picture is held: cut out and laid straight they read the same', async () => {
  const [lines] = [truth['dev-0.jpg'] ?? assert.fail()]
  for (const angle of [0, 11, 90, 169, 180, 270]) {
    const turned = await plain.clone().rotate(angle, { background: '#665' }).jpeg().toBuffer()
    const { strip } = await readImage(turned, today)
    assert.ok(strip, `${angle}`)
    const { fields } = await readImage(await cutOut(turned, strip), today)
    assert.deepEqual(fields, fieldsOf({ lines }, today), `turned by ${angle}`)
  }
})

/** Drawn as in the browser, with enough margin for the size limit. */
async function cutOut(jpeg: Buffer, strip: Strip): Promise<Buffer> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const { width, height, transform } = viewOf(strip, info)
  const [a, b, c, d, e, f] = transform
  assert.ok(height / width < 0.15, 'more is shown than two lines')
  const cut = Buffer.alloc(width * height * 3)
  const size = a * d - b * c
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = Math.round((d * (x - e) - c * (y - f)) / size)
      const fromY = Math.round((a * (y - f) - b * (x - e)) / size)
      const at = (fromY * info.width + fromX) * 3
      for (const colour of [0, 1, 2]) cut[(y * width + x) * 3 + colour] = data[at + colour] ?? 255
    }
  return sharp(cut, { raw: { width, height, channels: 3 } })
    .extend({ top: 200, bottom: 200, left: 60, right: 60, background: '#ddd' })
    .png()
    .toBuffer()
}

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
