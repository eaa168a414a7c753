import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseTexts, formattedUntil, untilInLines } from '#web/ui/flight/penalty-moments.ts'

test('a step says its day and hour at the airport', () => {
  const from = '2026-11-30T08:30:00Z'
  assert.equal(formattedUntil({ from, until: '2026-12-02T08:30:00Z' }), 'تا چهارشنبه ۱۱ آذر، ساعت ۱۲ ظهر')
  assert.equal(formattedUntil({ from, until: '2026-12-02T02:45:00Z' }), 'تا چهارشنبه ۱۱ آذر، ساعت ۰۶:۱۵')
  assert.equal(
    formattedUntil({ from, until: '2026-12-02T08:30:00Z' }, 'Asia/Baghdad'),
    'تا چهارشنبه ۱۱ آذر، ساعت ۱۱:۳۰',
  )
  assert.equal(formattedUntil({ from, until: null }), 'پس از آن')
  assert.equal(formattedUntil({ from: null, until: null }), 'از خرید تا پرواز')
  assert.equal(formattedUntil({ from: null, until: null }, undefined, 'ورود'), 'از خرید تا ورود')
})

test('where there is little room two lines say it', () => {
  assert.deepEqual(untilInLines({ from: null, until: '2026-12-02T08:30:00Z' }), ['تا ۱۲ ظهر', '۱۱ آذر'])
  assert.deepEqual(untilInLines({ from: null, until: '2026-12-02T02:45:00Z' }), ['تا ۰۶:۱۵', '۱۱ آذر'])
  assert.deepEqual(untilInLines({ from: '2026-12-02T02:45:00Z', until: null }), ['پس از آن'])
})

test('a percent that is not of all that was paid says what it is of', () => {
  assert.match(baseTexts([{ percent: 50, penalty: 4_545_450, refund: 5_454_550 }]), /نرخ پایه/)
  for (const whole of [
    { percent: 50, penalty: 5_000_000, refund: 5_000_000 },
    { percent: 46, penalty: 4_545_450, refund: 5_454_550 },
    { percent: 0, penalty: 0, refund: 10_000_000 },
    { percent: 100, penalty: 10_000_000, refund: 0 },
  ])
    assert.equal(baseTexts([whole]), '')
})

test('where the last step keeps everything, taxes are not said to come back from it', () => {
  const half = { percent: 50, penalty: 4_545_450, refund: 5_454_550 }
  assert.match(baseTexts([half]), /آن‌ها برمی‌گردند\.$/)
  assert.match(
    baseTexts([half, { percent: 100, penalty: 10_000_000, refund: 0 }]),
    /آن‌ها جز در جریمهٔ\s۱۰۰٪ برمی‌گردند\.$/,
  )
  assert.match(baseTexts([half, { percent: 100, penalty: 9_090_900, refund: 909_100 }]), /آن‌ها برمی‌گردند\.$/)
})
