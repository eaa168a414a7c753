import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { admits, afterResponse, type Breaker, breakerLimits, closed, probing } from '#suppliers/breaker.ts'

const { failuresInARow, restMs, longestRestMs, probeMs } = breakerLimits
const failed = (times: number, at = 0): Breaker =>
  Array.from({ length: times }).reduce<Breaker>(
    (breaker) => afterResponse(probing(breaker, at), false, at),
    closed,
  )

test('one failure fewer than the limit changes nothing, and a good answer forgets them', () => {
  const almost = failed(failuresInARow - 1)
  assert.ok(admits(almost, 0))
  assert.deepEqual(afterResponse(almost, true, 0), closed)
})

test('it rests, then one may try: a good answer closes it, a bad one makes the next rest twice as long', () => {
  const open = failed(failuresInARow)
  assert.ok(!admits(open, restMs - 1))
  assert.ok(admits(open, restMs))
  const probed = probing(open, restMs)
  assert.ok(!admits(probed, restMs), 'one at a time')
  assert.ok(admits(probed, restMs + probeMs), 'a probe nobody hears of is dead')
  assert.deepEqual(afterResponse(probed, true, restMs), closed)
  const again = afterResponse(probed, false, restMs)
  assert.ok(!admits(again, restMs + 2 * restMs - 1))
  assert.ok(admits(again, restMs + 2 * restMs))
})

test('late answers of before the rest do not lengthen it', () => {
  const open = failed(failuresInARow)
  assert.equal(afterResponse(open, false, 10).restsUntil, open.restsUntil)
})

test('whatever is answered when, no rest is longer than the longest and what rests is never asked', () => {
  const step = fc.record({ after: fc.integer({ min: 0, max: 400_000 }), isGood: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let breaker = closed
      let now = 0
      for (const { after, isGood } of steps) {
        now += after
        if (!admits(breaker, now)) assert.ok(breaker.restsUntil !== null)
        else breaker = afterResponse(probing(breaker, now), isGood, now)
        assert.ok((breaker.restsUntil ?? now) - now <= longestRestMs)
        assert.ok(breaker.restMs <= longestRestMs)
      }
    }),
  )
})
