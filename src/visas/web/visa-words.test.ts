import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthInWords, speedInWords, takesInWords } from '#visas/web/visa-words.ts'

test('a stay is counted in days, a transit in hours', () => {
  assert.equal(lengthInWords({ type: 'tourist', days: 30 }), '۳۰ روز')
  assert.equal(lengthInWords({ type: 'transit', days: 2 }), '۴۸ ساعت')
})

for (const [least, most, unit, words] of [
  [3, 5, 'workday', '۳ تا ۵ روز کاری'],
  [3, 3, 'workday', '۳ روز کاری'],
  [24, 72, 'hour', '۲۴ تا ۷۲ ساعت'],
] as const)
  test(`between ${least} and ${most} ${unit}s is said so`, () => {
    assert.equal(takesInWords({ speed: 'normal', least, most, unit }), words)
  })

test('a speed says how long it takes where that is known', () => {
  const takes = [{ speed: 'urgent', least: 3, most: 12, unit: 'hour' }] as const
  assert.equal(speedInWords('urgent', takes), 'فوری، ۳ تا ۱۲ ساعت')
  assert.equal(speedInWords('normal', takes), 'عادی')
})
