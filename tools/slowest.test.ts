import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slowest, timedTests } from './slowest.ts'

test("a runner's lines become sentences with their seconds", () => {
  const output = '▶ a suite\n  ✔ a seat is sold once (1234.5ms)\n✖ it rains (2ms)\nℹ pass 1'
  assert.deepEqual(timedTests('a.test.ts', output), [
    { name: 'a.test.ts: a seat is sold once', seconds: 1.2345 },
    { name: 'a.test.ts: it rains', seconds: 0.002 },
  ])
})

test('the twenty longest are named, the longest first', () => {
  const all = Array.from({ length: 30 }, (_, index) => ({ name: `n${index}`, seconds: index }))
  const lines = slowest(all)
  assert.equal(lines.length, 20)
  assert.equal(lines[0], '   29.0 s  n29')
})
