import assert from 'node:assert/strict'
import { test } from 'node:test'
import { againIfFailed } from './again.ts'
import type { Counted } from './counted.ts'

const green: Counted = { passed: 3, failed: 0 }
const red: Counted = { passed: 2, failed: 1, failure: '— a story' }

const telling =
  (...counted: Counted[]) =>
  async () =>
    counted.shift() ?? assert.fail('told too often')

test('a story that failed is told once more, and named', async () => {
  assert.deepEqual(await againIfFailed(telling(green), true), green)
  assert.deepEqual(await againIfFailed(telling(red, green), true), { ...green, shaky: '— a story' })
  assert.deepEqual(await againIfFailed(telling(red, red), true), red)
})

test('the proof takes no second word', async () => {
  assert.deepEqual(await againIfFailed(telling(red), false), red)
})
