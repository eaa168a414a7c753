import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applicantTravel } from '#visas/applicant-travel.ts'
import { travelDays } from '#visas/travel-days.ts'

const at = (moment: string) => Temporal.Instant.from(moment)

test('one travels from the day after the promise until a visa issued today ends', () => {
  const promisedAt = at('2026-12-01T14:30:00Z')
  assert.deepEqual(travelDays(at('2026-11-25T08:00:00Z'), { promisedAt, validityDays: 58 }), {
    first: '2026-12-02',
    last: '2027-01-22',
  })
})

test('a day ends at midnight in Tehran', () => {
  const promisedAt = at('2026-12-01T20:30:00Z')
  const { first, last } = travelDays(at('2026-11-25T20:29:59Z'), { promisedAt, validityDays: 1 })
  assert.equal(first, '2026-12-03')
  assert.equal(last, '2026-11-26')
})

test('months of a passport are counted from the entry, for Azerbaijan and Italy from the last day of the stay', () => {
  const travelDate = Temporal.PlainDate.from('2026-12-10')
  const counted = (country: 'AE' | 'AZ' | 'IT' | 'TH') =>
    applicantTravel({
      country,
      days: 30,
      today: travelDate,
      travelDate,
      passportMonths: 3,
    }).lastArrival?.toString()
  assert.deepEqual((['AE', 'AZ', 'IT', 'TH'] as const).map(counted), [
    '2026-12-10',
    '2027-01-08',
    '2027-01-08',
    '2026-12-10',
  ])
})
