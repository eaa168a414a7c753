import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareGood, stateOfDay, stateOfParts } from '#status/state.ts'

test('a day without a measurement is neither well nor unwell', () => {
  assert.equal(stateOfDay(undefined), 'unmeasured')
  assert.equal(stateOfDay({ good: 0, bad: 0 }), 'unmeasured')
  assert.equal(shareGood([]), null)
})

test('a day is well, partly or down by the share of what failed', () => {
  assert.equal(stateOfDay({ good: 288, bad: 0 }), 'up')
  assert.equal(stateOfDay({ good: 287, bad: 1 }), 'partly')
  assert.equal(stateOfDay({ good: 81, bad: 19 }), 'partly')
  assert.equal(stateOfDay({ good: 80, bad: 20 }), 'down')
})

test('a service is as its measured parts are', () => {
  assert.equal(stateOfParts([]), 'unmeasured')
  assert.equal(stateOfParts(['unmeasured', 'up']), 'up')
  assert.equal(stateOfParts(['down', 'up']), 'partly')
  assert.equal(stateOfParts(['down', 'unmeasured']), 'down')
})

test('a single failure among a great many is not rounded away', () => {
  assert.equal(shareGood([{ good: 99_999, bad: 1 }]), 9999)
  assert.equal(shareGood([{ good: 2, bad: 0 }]), 10_000)
})
