import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tabAt } from '#web/ui/lists/tab-moves.ts'

test('the left arrow goes on, the right one back, both from end to end; Home and End lead there at once', () => {
  const from = (at: number) =>
    ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => tabAt(key, { at, count: 5 }))
  assert.deepEqual(from(0), [1, 4, 0, 4])
  assert.deepEqual(from(2), [3, 1, 0, 4])
  assert.deepEqual(from(4), [0, 3, 0, 4])
})

test('any other key is left alone', () => {
  assert.deepEqual(
    ['Enter', 'Tab', 'ArrowUp', 'a'].map((key) => tabAt(key, { at: 1, count: 5 })),
    [undefined, undefined, undefined, undefined],
  )
})
