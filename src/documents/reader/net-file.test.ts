import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { NET_BYTES, NET_FILES, netFrom } from '#documents/reader/net-file.ts'

test('every net of the house has its 45,237 weights, all of them numbers', () => {
  for (const file of NET_FILES) {
    const net = netFrom(readFileSync(new URL(`./nets/${file}`, import.meta.url)))
    const numbers = Object.values(net).flatMap(({ weights, biases }) => [...weights, ...biases])
    assert.equal(numbers.length, 45_237)
    assert.ok(numbers.every((one) => Math.abs(one) < 4))
  }
})

test('half-precision numbers come out as they went in', () => {
  const bytes = new Uint8Array(NET_BYTES)
  const view = new DataView(bytes.buffer)
  fc.assert(
    fc.property(fc.float({ min: -60_000, max: 60_000, noNaN: true }), (number) => {
      view.setFloat16(0, number, true)
      assert.equal(netFrom(bytes).first.weights[0], view.getFloat16(0, true))
    }),
    { numRuns: 30 },
  )
})

test('a file of another length is no net', () => {
  assert.throws(() => netFrom(new Uint8Array(NET_BYTES - 1)), RangeError)
})
