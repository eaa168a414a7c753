import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { ageAt, ageInDaysAt } from '#calendar/ages.ts'

const day = (iso: string) => Temporal.PlainDate.from(iso)

test('one is a year older on the birthday, not the day before', () => {
  const table = [
    ['2014-12-03', '2026-12-02', 11],
    ['2014-12-03', '2026-12-03', 12],
    ['2014-12-03', '2026-12-04', 12],
    ['2026-12-03', '2026-12-03', 0],
    ['2026-12-04', '2026-12-03', -1],
  ] as const
  for (const [birth, on, years] of table) assert.equal(ageAt(day(birth), day(on)), years, `${birth} on ${on}`)
})

test('born on 29 February, one is older on 1 March of a common year', () => {
  assert.equal(ageAt(day('2024-02-29'), day('2026-02-28')), 1)
  assert.equal(ageAt(day('2024-02-29'), day('2026-03-01')), 2)
  assert.equal(ageAt(day('2024-02-29'), day('2028-02-29')), 4)
})

test('an infant is counted in days', () => {
  assert.equal(ageInDaysAt(day('2026-11-21'), day('2026-12-01')), 10)
  assert.equal(ageInDaysAt(day('2026-11-21'), day('2026-11-20')), -1)
})

test('age agrees with the days lived', () => {
  const dates = fc.nat(40_000).map((days) => day('1930-01-01').add({ days }))
  fc.assert(
    fc.property(dates, dates, (birth, on) => {
      const lived = ageInDaysAt(birth, on)
      const years = ageAt(birth, on)
      assert.ok(lived >= years * 365.2425 - 2 && lived < (years + 1) * 365.2425 + 2)
    }),
  )
})
