import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untilInLines, untilWritten } from '#web/ui/penalty-moments.ts'

test('a step says its day and hour at the airport', () => {
  const from = '2026-11-30T08:30:00Z'
  assert.equal(untilWritten({ from, until: '2026-12-02T08:30:00Z' }), 'تا چهارشنبه ۱۱ آذر، ساعت ۱۲ ظهر')
  assert.equal(untilWritten({ from, until: '2026-12-02T02:45:00Z' }), 'تا چهارشنبه ۱۱ آذر، ساعت ۰۶:۱۵')
  assert.equal(
    untilWritten({ from, until: '2026-12-02T08:30:00Z' }, 'Asia/Baghdad'),
    'تا چهارشنبه ۱۱ آذر، ساعت ۱۱:۳۰',
  )
  assert.equal(untilWritten({ from, until: null }), 'پس از آن')
  assert.equal(untilWritten({ from: null, until: null }), 'از خرید تا پرواز')
  assert.equal(untilWritten({ from: null, until: null }, undefined, 'ورود'), 'از خرید تا ورود')
})

test('where there is little room two lines say it', () => {
  assert.deepEqual(untilInLines({ from: null, until: '2026-12-02T08:30:00Z' }), ['تا ۱۲ ظهر', '۱۱ آذر'])
  assert.deepEqual(untilInLines({ from: null, until: '2026-12-02T02:45:00Z' }), ['تا ۰۶:۱۵', '۱۱ آذر'])
  assert.deepEqual(untilInLines({ from: '2026-12-02T02:45:00Z', until: null }), ['پس از آن'])
})
