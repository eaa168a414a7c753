import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closings } from '#server/live-hall.ts'
import { asksAgainAfter, closed } from '#web/live/reconnecting.ts'

test('a page whose line was cut asks again soon, however often', () => {
  assert.deepEqual(
    [1006, 4408, undefined].map((code) => asksAgainAfter(code, 40_000)),
    [5000, 5000, 5000],
  )
})

test('a page that was too much waits twice as long each time, and never more than five minutes', () => {
  const waits: number[] = []
  for (let turn = 0; turn < 7; turn++) waits.push(asksAgainAfter(closed.tooMuch, waits.at(-1)))
  assert.deepEqual(waits, [10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000])
})

test('the page reads the codes the server writes', () => {
  assert.deepEqual(closed, {
    unknown: closings.signInFirst,
    foreign: closings.foreignOrigin,
    tooMuch: closings.tooMuch,
    cut: 1006,
  })
})
