import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { freshPace, type Pace, spent } from '#suppliers/pace.ts'

const limit = { perMinute: 60, atOnce: 5 }

test('five at once, then one a second', () => {
  let pace: Pace | undefined = freshPace(limit, 0)
  for (let n = 0; n < 5; n += 1) {
    pace = spent(pace, limit, 0)
    assert.ok(pace, `the ${n + 1}. at once`)
  }
  assert.equal(spent(pace, limit, 999), undefined)
  assert.ok(spent(pace, limit, 1000))
})

test('in no stretch of time more is asked than what is borne at once and what came back meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 }), (pauses) => {
      let pace: Pace = freshPace(limit, 0)
      let now = 0
      let taken = 0
      for (const pause of pauses) {
        now += pause
        const next = spent(pace, limit, now)
        if (next === undefined) continue
        pace = next
        taken += 1
        assert.ok(taken <= limit.atOnce + now / 1000 + 1e-6)
      }
    }),
  )
})
