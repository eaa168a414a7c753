import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearness } from '#places/nearness.ts'

test('a letter missing, added, changed or two swapped is one slip', () => {
  for (const typed of ['مشد', 'مششهد', 'مشحد', 'مهشد']) assert.equal(nearness(typed, 'مشهد'), 1)
  assert.equal(nearness('مشهد', 'مشهد'), 0)
})

test('short names forgive nothing, longer ones more', () => {
  assert.equal(nearness('رو', 'رم'), undefined)
  assert.equal(nearness('مهسد', 'مشهد'), undefined)
  assert.equal(nearness('istnabol', 'istanbul'), 2)
  assert.equal(nearness('tehran', 'istanbul'), undefined)
  assert.equal(nearness('', 'رم'), undefined)
})
