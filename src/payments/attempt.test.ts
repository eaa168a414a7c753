import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attemptStates, isLive, mayMove, statesBefore } from '#payments/attempt.ts'

test('money that came is never refused: every started or ended attempt may still be captured', () => {
  assert.deepEqual(statesBefore('captured'), ['started', 'returned', 'declined', 'abandoned'])
})

test('a captured attempt stays captured', () => {
  for (const state of attemptStates) assert.equal(mayMove('captured', state), false, state)
})

test('nobody returns from a bank to which nobody was sent', () => {
  assert.deepEqual(statesBefore('returned'), ['started'])
})

test('an attempt that ended never lives again', () => {
  for (const from of attemptStates.filter((state) => !isLive(state)))
    for (const to of attemptStates.filter(isLive)) assert.equal(mayMove(from, to), false, `${from} → ${to}`)
})
