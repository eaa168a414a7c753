import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wishableWeeks } from '#visas/web/appointment-weeks.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test('the first week may be short, weeks end on Friday, and none reaches the day of travel', () => {
  // a Sunday
  const weeks = wishableWeeks(day('2026-11-22'), day('2026-12-08'))
  assert.deepEqual(
    weeks.map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`),
    ['2026-11-23 2026-12-07', '2026-11-23 2026-11-27', '2026-11-28 2026-12-04', '2026-12-05 2026-12-07'],
  )
  assert.equal(weeks[0]?.says, 'هر وقت زودتر')
})

test('on a Thursday tomorrow is a week of one day, and a journey tomorrow leaves none', () => {
  assert.equal(wishableWeeks(day('2026-11-26'), day('2027-06-01'))[1]?.lastDay, '2026-11-27')
  assert.equal(wishableWeeks(day('2026-11-26'), day('2027-06-01')).length, 9)
  assert.deepEqual(wishableWeeks(day('2026-11-26'), day('2026-11-27')), [])
})
