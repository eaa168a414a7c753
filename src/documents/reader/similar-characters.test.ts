import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agrees, linesOf } from '#documents/mrz-lines.ts'
import { hasSimulator } from '#documents/reader/similar-characters.ts'
import { sara } from '#testing/documents/zones.ts'

test('two noughts taken for two letters may keep every check digit, and are not taken for sure', () => {
  const misread = 'L694280176IRN0707077F29072731186932O9O<<<<32'
  assert.ok(agrees(misread))
  assert.ok(hasSimulator(misread))
  assert.ok(!hasSimulator(misread.replace('O9O', '090')))
})

test('numbers of letters and then digits are what they seem', () => {
  assert.ok(!hasSimulator(linesOf(sara)[1]))
  assert.ok(!hasSimulator(linesOf({ ...sara, number: 'AB0102030' })[1]))
})
