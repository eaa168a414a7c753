import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Finding } from '#documents/picture-check/finding-texts.ts'
import { MEASURED_SIDE, pictureFindings } from '#documents/picture-check/picture-findings.ts'
import { hasZone, ZONE_SIDE } from '#documents/picture-check/zone-presence.ts'
import { type ColourImage, greyOf } from '#documents/reader/grey-image.ts'
import { drawnPage, drawnPortrait } from '#testing/documents/drawn-papers.ts'

type Case = readonly [name: string, drawn: Promise<Buffer>, found: readonly Finding[]]

async function decoded(picture: Buffer, side: number): Promise<ColourImage> {
  const { data, info } = await sharp(picture)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

async function found(picture: Buffer, kind: DocumentKind): Promise<readonly Finding[]> {
  const { width, height } = await sharp(picture).metadata()
  const image = await decoded(picture, MEASURED_SIDE)
  const zone = kind === 'passport' && { hasZone: hasZone(greyOf(await decoded(picture, ZONE_SIDE))) }
  return pictureFindings({ kind, width, height, image, ...zone })
}

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

const photos: readonly Case[] = [
  ['a good photo', drawnPortrait(), []],
  ['a dark complexion', drawnPortrait({ skin: '#5a3a28' }), []],
  ['a pale complexion', drawnPortrait({ skin: '#f0d2bf' }), []],
  ['a camera of twelve million pixels', drawnPortrait({ width: 3000, height: 4000 }), []],
  ['a blurred photo', drawnPortrait({ blur: 6 }), ['blurred']],
  ['a dark wall', drawnPortrait({ wall: '#444' }), ['ground']],
  ['a blue wall', drawnPortrait({ wall: '#2f62c9' }), ['ground']],
  ['a wall of orange', drawnPortrait({ wall: '#f0c8a0' }), ['ground']],
  ['a head far away', drawnPortrait({ face: { x: 0.5, y: 0.6, wide: 0.12 } }), ['faceFrame']],
  ['a head at the side', drawnPortrait({ face: { x: 0.8, y: 0.42, wide: 0.4 } }), ['faceFrame']],
  ['somebody painted green', drawnPortrait({ skin: '#30a060' }), ['noFace']],
  ['a small photo', drawnPortrait({ width: 300, height: 400 }), ['small']],
  ['a square photo', drawnPortrait({ width: 1000, height: 1000 }), ['shape']],
  ['a photo that lies on its side', drawnPortrait({ width: 1200, height: 900 }), ['lyingPhoto']],
  ['a black picture', flat(900, 1200, '#050505'), ['blank']],
]

for (const [name, drawn, expected] of photos)
  test(`photo: ${name} is found ${expected.join() || 'good'}`, async () => {
    assert.deepEqual(await found(await drawn, 'photo'), expected)
  })

const onScreen = { left: 0, top: 0.1, right: 1, bottom: 0.8 }
const overRight = { left: 0.1, top: 0.1, right: 1.2, bottom: 0.9 }
const overTop = { left: 0.1, top: -0.15, right: 0.9, bottom: 0.9 }
const whole = { left: -0.01, top: -0.01, right: 1.01, bottom: 1.01 }

const pages: readonly Case[] = [
  ['a page on a table', drawnPage(), []],
  ['an upright page', drawnPage({ width: 1000, height: 1400 }), []],
  ['a scan that fills its picture', drawnPage({ at: whole }), []],
  ['a page of small writing', drawnPage({ lines: 40 }), []],
  ['a page of few lines', drawnPage({ lines: 4 }), []],
  ['a blurred page', drawnPage({ blur: 7 }), ['blurred']],
  ['a page cut at its right', drawnPage({ at: overRight }), ['cut']],
  ['a page cut at its top', drawnPage({ at: overTop }), ['cut']],
  ['an empty sheet', drawnPage({ lines: 0 }), ['noText']],
  ['a portrait', drawnPortrait(), ['noText']],
  ['a small page', drawnPage({ width: 800, height: 600 }), ['small']],
  [
    'the screen of a phone',
    drawnPage({ width: 720, height: 1500, grain: 0, png: true, at: onScreen }),
    ['screenshot'],
  ],
  ['nothing but a table', flat(1400, 1000, '#ddd8cc'), ['blank']],
]

for (const [name, drawn, expected] of pages)
  test(`document: ${name} is found ${expected.join() || 'good'}`, async () => {
    assert.deepEqual(await found(await drawn, 'nationalCard'), expected)
  })

test('a page without the two lines is doubted as a passport, and no page that bears them', async () => {
  assert.deepEqual(await found(await drawnPage(), 'passport'), ['noZone'])
  for (const name of ['dev-0', 'hard-0', 'hard-1', 'hard-3'])
    assert.deepEqual(await found(picture(name), 'passport'), [], name)
  for (const name of ['hard-2', 'hard-4'])
    assert.deepEqual(await found(picture(name), 'passport'), ['small'], name)
})

function picture(name: string): Buffer {
  return readFileSync(new URL(`../server/pictures/${name}.jpg`, import.meta.url))
}
