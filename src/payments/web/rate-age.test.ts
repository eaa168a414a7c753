import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formattedRateAge } from '#payments/web/rate-age.ts'

test('a rate says on which day it was set and how long ago that is', () => {
  const setOn = Temporal.PlainDate.from('2026-11-21')
  for (const [today, written] of [
    ['2026-11-21', 'شنبه ۳۰ آبان ۱۴۰۵، امروز'],
    ['2026-11-22', 'شنبه ۳۰ آبان ۱۴۰۵، دیروز'],
    ['2026-12-03', 'شنبه ۳۰ آبان ۱۴۰۵، ۱۲ روز پیش'],
    ['2026-11-20', 'شنبه ۳۰ آبان ۱۴۰۵، امروز'],
  ] as const)
    assert.equal(formattedRateAge(Temporal.PlainDate.from(today), setOn), written)
})
