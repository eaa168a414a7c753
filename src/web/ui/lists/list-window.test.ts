import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { drawnAtMost, heightBetween, holds, partAround, usualOf } from '#web/ui/lists/list-window.ts'

const even = (count: number) => ({ count, heightOf: () => 100 })

test('at the top the first are drawn, at the end the last', () => {
  assert.deepEqual(partAround({ top: -300, bottom: 300 }, even(1000)), { from: 0, to: drawnAtMost })
  assert.deepEqual(partAround({ top: 99_700, bottom: 100_000 }, even(1000)), {
    from: 1000 - drawnAtMost,
    to: 1000,
  })
})

test('in the middle more lies ahead than behind', () => {
  const { from, to } = partAround({ top: 50_000, bottom: 50_700 }, even(1000))
  assert.ok(from < 500 && to > 508)
  assert.ok(508 - from < to - 500)
})

test('whatever is in sight is drawn, and scrolling a little draws nothing anew', () => {
  const heights = fc.array(fc.integer({ min: 120, max: 900 }), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(heights, fc.nat(200_000), fc.integer({ min: 300, max: 2000 }), (all, top, size) => {
      const measures = { count: all.length, heightOf: (at: number) => all[at] ?? 0 }
      const whole = heightBetween({ from: 0, to: all.length }, measures.heightOf)
      const sight = { top: Math.min(top, whole), bottom: Math.min(top, whole) + size }
      const part = partAround(sight, measures)
      assert.ok(holds(part, sight, measures))
      assert.ok(heightBetween({ from: 0, to: part.from }, measures.heightOf) <= sight.top)
      const end = heightBetween({ from: 0, to: part.to }, measures.heightOf)
      assert.ok(end >= Math.min(sight.bottom, whole))
    }),
  )
})

test('what is not measured is as tall as most are, whatever one opened card measures', () => {
  assert.equal(usualOf([142, 900, 142, 146, 142]), 142)
  assert.ok(usualOf([]) > 0)
})

test('an empty list draws nothing', () => {
  assert.deepEqual(partAround({ top: 0, bottom: 900 }, even(0)), { from: 0, to: 0 })
})
