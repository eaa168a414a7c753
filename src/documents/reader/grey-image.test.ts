import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { greyOf, quarterTurned, shrunk } from '#documents/reader/grey-image.ts'

const image = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((grey) => ({ width, height, grey })),
  )

test('four quarter turns are none, and one puts the top left at the top right', () => {
  fc.assert(
    fc.property(image, (one) => {
      assert.deepEqual(quarterTurned(quarterTurned(quarterTurned(quarterTurned(one)))), one)
      const { width, grey } = quarterTurned(one)
      assert.equal(grey[width - 1], one.grey[0])
    }),
  )
})

test('a smaller picture keeps the light, and a picture of one light stays so', () => {
  const checks = { width: 4, height: 2, grey: Uint8Array.of(0, 100, 200, 200, 100, 0, 200, 200) }
  assert.deepEqual(shrunk(checks, 2), { width: 2, height: 1, grey: Uint8Array.of(50, 200) })
  const plain = { width: 31, height: 17, grey: new Uint8Array(31 * 17).fill(93) }
  assert.ok(shrunk(plain, 2.7).grey.every((one) => one === 93))
  assert.equal(shrunk(plain, 1), plain)
})

test('white is white and black black, with and without an alpha', () => {
  const pixels = Uint8Array.of(255, 255, 255, 0, 0, 0, 255, 0, 0)
  assert.deepEqual([...greyOf({ width: 3, height: 1, pixels }).grey], [255, 0, 76])
  const withAlpha = Uint8Array.of(255, 255, 255, 255, 0, 255, 0, 255)
  assert.deepEqual([...greyOf({ width: 2, height: 1, pixels: withAlpha }).grey], [255, 150])
})
