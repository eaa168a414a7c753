import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureAdvice, type SmallPicture } from '#visas/web/picture-advice.ts'

type Colour = readonly [red: number, green: number, blue: number]

const white: Colour = [245, 244, 240]
const skin: Colour = [170, 120, 95]

function portrait(wall: Colour): SmallPicture {
  const [width, height] = [30, 40]
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isFace = (x - 15) ** 2 / 64 + (y - 20) ** 2 / 144 < 1 || y > 34
      pixels.set([...(isFace ? skin : wall), 255], (y * width + x) * 4)
    }
  return { width, height, pixels }
}

const photo = { kind: 'photo', width: 900, height: 1200 } as const

test('a photo before a white wall, upright and large, needs no advice', () => {
  assert.deepEqual(pictureAdvice({ ...photo, small: portrait(white) }), [])
})

for (const [wall, name] of [
  [[60, 60, 60], 'dark'],
  [[90, 140, 230], 'blue'],
  [[240, 200, 160], 'orange'],
] as const)
  test(`a ${name} wall is pointed out`, () => {
    const [says, ...others] = pictureAdvice({ ...photo, small: portrait(wall) })
    assert.match(says ?? '', /زمینه/)
    assert.deepEqual(others, [])
  })

test('a photo that lies on its side, and one that is small, are pointed out', () => {
  const small = portrait(white)
  assert.match(pictureAdvice({ ...photo, width: 1200, height: 900, small }).join(' '), /ایستاده/)
  assert.match(pictureAdvice({ ...photo, width: 300, height: 400, small }).join(' '), /کوچک/)
})

test('of a page of a passport only its size is looked at', () => {
  const small = portrait([60, 60, 60])
  assert.deepEqual(pictureAdvice({ kind: 'passport', width: 1600, height: 1100, small }), [])
  assert.match(pictureAdvice({ kind: 'passport', width: 900, height: 600, small }).join(' '), /کوچک/)
})
