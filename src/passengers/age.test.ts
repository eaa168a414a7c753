import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageGroupAt, groupOfType, mayFly } from '#passengers/age.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test('the group changes on the very birthday', () => {
  const cases = [
    ['2014-12-03', '2026-12-02', 'child'],
    ['2014-12-03', '2026-12-03', 'adult'],
    ['2024-12-03', '2026-12-02', 'infant'],
    ['2024-12-03', '2026-12-03', 'child'],
    ['2024-02-29', '2026-02-28', 'infant'],
    ['2024-02-29', '2026-03-01', 'child'],
    ['2012-02-29', '2024-02-29', 'adult'],
  ] as const
  for (const [birth, flight, group] of cases) assert.equal(ageGroupAt(day(birth), day(flight)), group, birth)
})

test('an infant under ten days gets no ticket', () => {
  assert.equal(mayFly(day('2026-11-24'), day('2026-12-03')), false)
  assert.equal(mayFly(day('2026-11-23'), day('2026-12-03')), true)
  assert.equal(mayFly(day('2026-12-04'), day('2026-12-03')), false)
})

test('the fourth age category is unknown', () => {
  assert.deepEqual([1, 2, 3, 4, undefined].map(groupOfType), [
    'adult',
    'child',
    'infant',
    undefined,
    undefined,
  ])
})
